import { hash } from "@node-rs/argon2";
import type { Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import type { OrganizationRight, Role } from "#domain/access.ts";
import type { DB } from "../database.gen.ts";
import { inBodies, type Place } from "./in-body.ts";
import {
  contractRow,
  employeeRow,
  organizationRow,
  scheduleRow,
  structureRow,
  termRow,
  type RowInput,
  type BodyRowInput,
} from "./rows.ts";
import { newToken, tokenHash } from "../../kernel/session.ts";

/** A row as it stands in the database. */
export type StoredRow<T extends keyof DB> = Selectable<DB[T]>;

/** An organization under public law; any column may be given. */
export function buildOrganization(
  db: Place,
  given: RowInput<"organization"> = {},
): Promise<StoredRow<"organization">> {
  const row = organizationRow(nextNumber(), given);
  return db.insertInto("organization").values(row).returningAll().executeTakeFirstOrThrow();
}

export type UserInput = {
  role: Role;
  /** Lower-case; a fresh one when left out. */
  userName?: string;
  nickName?: string;
  email?: string;
  links?: readonly { organizationId: string; right: OrganizationRight }[];
  /** Without one the user cannot sign in by password. Hashed once for all users that share it, and cheap to check. */
  password?: string;
  /** Instead of a password: its hash, where what that costs matters. */
  passwordHash?: string;
};

/** A user with links to organizations. */
export async function buildUser(db: Place, given: UserInput): Promise<StoredRow<"app_user">> {
  const userName = given.userName ?? `user-${nextNumber()}`;
  const user = await db
    .insertInto("app_user")
    .values({
      id: uuid(),
      user_name: userName,
      role: given.role,
      nick_name: given.nickName ?? userName,
      email: given.email ?? `${userName}@example.gr`,
      password_hash:
        given.password === undefined
          ? (given.passwordHash ?? null)
          : await sharedHash(given.password),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const links = given.links ?? [];
  if (links.length > 0) {
    const rows = links.map((link) => ({
      user_id: user.id,
      organization_id: link.organizationId,
      access_right: link.right,
    }));
    await db.insertInto("user_organization").values(rows).execute();
  }
  return user;
}

/** A session of a user from a moment on, for so many days; gives its token. */
export async function buildSession(
  db: Place,
  user_id: string,
  { from, days }: { from: Date; days: number },
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(from.getTime() + days * 86_400_000);
  const of = { token_hash: tokenHash(token), user_id, started_at: from, expires_at };
  await db
    .insertInto("session")
    .values({ ...of, ip: "127.0.0.1", user_agent: "test" })
    .execute();
  return token;
}

/** A schedule, 07:30 to 15:30 from Monday to Friday unless `weeks` says otherwise. */
export function buildSchedule(
  db: Place,
  given: BodyRowInput<"schedule">,
): Promise<StoredRow<"schedule">> {
  return inBodies(db, [given.organization_id], (tx) =>
    tx.insertInto("schedule").values(scheduleRow(given)).returningAll().executeTakeFirstOrThrow(),
  );
}

/** A structure at the top of the tree, unless `parent_id` is given. */
export function buildStructure(
  db: Place,
  given: BodyRowInput<"structure">,
): Promise<StoredRow<"structure">> {
  const row = structureRow(nextNumber(), given);
  return inBodies(db, [given.organization_id], (tx) =>
    tx.insertInto("structure").values(row).returningAll().executeTakeFirstOrThrow(),
  );
}

/** A person with a valid tax number and a card. */
export function buildEmployee(
  db: Place,
  given: BodyRowInput<"employee">,
): Promise<StoredRow<"employee">> {
  const row = employeeRow(nextNumber(), given);
  return inBodies(db, [given.organization_id], (tx) =>
    tx.insertInto("employee").values(row).returningAll().executeTakeFirstOrThrow(),
  );
}

export type ContractInput = BodyRowInput<"contract"> & {
  /** Columns of the one term; it runs from the start of the contract to its end. Structure and schedule are made when left out. */
  term?: RowInput<"contract_term">;
};

/** An active contract with one term and its first act; employee, structure and schedule are made when left out. */
export function buildContract(
  db: Place,
  given: ContractInput,
): Promise<StoredRow<"contract"> & { term: StoredRow<"contract_term"> }> {
  const { term: givenTerm = {}, ...columns } = given;
  const body = { organization_id: given.organization_id };
  return inBodies(db, [given.organization_id], async (tx) => {
    const employee_id = given.employee_id ?? (await buildEmployee(tx, body)).id;
    const schedule_id = givenTerm.schedule_id ?? (await buildSchedule(tx, body)).id;
    const structure_id =
      givenTerm.structure_id ?? (await buildStructure(tx, { ...body, schedule_id })).id;
    const contract = await tx
      .insertInto("contract")
      .values(contractRow(nextNumber(), { ...columns, employee_id }))
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("contract_act")
      .values({ ...body, contract_id: contract.id, seq: 1, state: contract.state })
      .execute();
    // As the product stores it: a term without an end of its own runs until its contract ends.
    const validity = { valid_from: contract.start_date };
    const term = await tx
      .insertInto("contract_term")
      .values(
        termRow({
          ...validity,
          ...givenTerm,
          ...body,
          contract_id: contract.id,
          structure_id,
          schedule_id,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...contract, term };
  });
}

/** Who works in a structure: columns of the person, of the contract and of its term. */
export type StaffInput = Omit<ContractInput, "organization_id"> & { person?: RowInput<"employee"> };

/** A structure under the office week with so many contracts, one of a person like any other unless told. */
export async function buildStaff(
  db: Place,
  organization_id: string,
  people: readonly StaffInput[] = [{}],
) {
  const body = { organization_id };
  const schedule = await buildSchedule(db, body);
  const place = {
    schedule_id: schedule.id,
    structure_id: (await buildStructure(db, { ...body, schedule_id: schedule.id })).id,
  };
  const contracts: (Awaited<ReturnType<typeof buildContract>> & {
    employee: StoredRow<"employee">;
  })[] = [];
  for (const { person = {}, term = {}, ...given } of people) {
    const employee = await buildEmployee(db, { ...body, ...person });
    const contract = { employee_id: employee.id, ...given, term: { ...place, ...term } };
    contracts.push({ ...(await buildContract(db, { ...body, ...contract })), employee });
  }
  return { structureId: place.structure_id, scheduleId: schedule.id, schedule, contracts };
}

let number = 0;

/** Keeps what is made in one process apart: names, codes, tax numbers. */
function nextNumber(): number {
  number += 1;
  return number;
}

const cheap = { memoryCost: 8, timeCost: 1 };
const hashes = new Map<string, Promise<string>>();

function sharedHash(password: string): Promise<string> {
  const shared = hashes.get(password) ?? hash(password.normalize("NFC"), cheap);
  hashes.set(password, shared);
  return shared;
}
