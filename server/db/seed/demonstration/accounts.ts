import type { OrganizationRight, Role } from "#domain/access.ts";
import { hashOfPassword } from "../../../features/sign-in/passwords.ts";
import type { Row } from "../rows.ts";
import { trainingAfm } from "../training-numbers.ts";
import { at } from "./moment.ts";
import type { Random } from "./random.ts";

/** The password of every demonstration account that has one. */
export const demonstrationPassword = "Paron-demo-2026!";

/** Index of a body in `bodyPlans`. */
type Link = readonly [body: 0 | 1 | 2, right: OrganizationRight];

type Account = {
  userName: string;
  role: Role;
  nickName: string;
  links: readonly Link[];
  signsIn: boolean;
};

const accounts: readonly Account[] = [
  {
    userName: "administrator",
    role: "Administrator",
    nickName: "Διαχειριστής",
    links: [],
    signsIn: true,
  },
  {
    userName: "executive",
    role: "Executive",
    nickName: "Στέλεχος Ελέγχου",
    links: [],
    signsIn: true,
  },
  {
    userName: "representative",
    role: "LegalRepresentative",
    nickName: "Δήμαρχος Παραδείγματος",
    links: [[0, "full"]],
    signsIn: true,
  },
  {
    userName: "clerk",
    role: "Employee",
    nickName: "Χειριστής Δήμου",
    links: [
      [0, "full"],
      [1, "read"],
    ],
    signsIn: true,
  },
  {
    userName: "clerk2",
    role: "Employee",
    nickName: "Χειριστής Παιδικής Μέριμνας",
    links: [[2, "full"]],
    signsIn: true,
  },
  // Fills in the company's sheets, so that those too have a clerk.
  {
    userName: "clerk-company",
    role: "Employee",
    nickName: "Χειριστής Κοινωφελούς",
    links: [[1, "full"]],
    signsIn: false,
  },
];

/** Names of the accounts that can sign in. */
export const accountNames = accounts.filter((one) => one.signsIn).map((one) => one.userName);

/** The accounts, their links and who acts where. */
export type Accounts = {
  users: Row<"app_user">[];
  links: Row<"user_organization">[];
  /** The clerk of each body, in order. */
  clerks: readonly [string, string, string];
  representative: string;
  executive: string;
  administrator: string;
};

/** The accounts for the bodies with these ids. */
export async function accountsOf(
  random: Random,
  organizationIds: readonly string[],
): Promise<Accounts> {
  const hash = await hashOfPassword(demonstrationPassword);
  const users = accounts.map(({ userName, role, nickName, signsIn }, number) => ({
    id: random.id(at("2024-01-10", 600)),
    user_name: userName,
    role,
    nick_name: nickName,
    email: `${userName}@paron.example`,
    // Allows signing in through the taxis stand-in too.
    afm: signsIn ? trainingAfm(300_000 + number) : null,
    password_hash: signsIn ? hash : null,
  }));
  const idOf = (userName: string) => users.find((user) => user.user_name === userName)?.id ?? "";
  const links = accounts.flatMap(({ userName, links }) =>
    links.map(([body, access_right]) => ({
      user_id: idOf(userName),
      organization_id: organizationIds[body] ?? "",
      access_right,
    })),
  );
  return {
    users,
    links,
    clerks: [idOf("clerk"), idOf("clerk-company"), idOf("clerk2")],
    representative: idOf("representative"),
    executive: idOf("executive"),
    administrator: idOf("administrator"),
  };
}
