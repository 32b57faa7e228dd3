import { isProgram, type OrganizationRight, type Role, roles } from "#domain/access.ts";

/** Who may make a call, stated a second time and independently of the calls: a call missing here is refused to everyone. */
export type Line = {
  door: "anyone" | "session" | "body" | "link";
  /** Roles that are allowed; `reading` adds the Employee with read-only access to the body. */
  may: readonly Role[];
  reading: boolean;
  /** Ids that only narrow a list or exclude an item: a foreign one finds nothing, as an unknown one does. */
  filters?: readonly string[];
  /** Further statuses for allowed principals, since the matrix does not know the secrets that the call requires. */
  otherwise?: readonly number[];
};

export const readers: readonly Role[] = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
  "WebServiceUser",
  "ThirdPartyUser",
];
export const writers: readonly Role[] = ["Administrator", "LegalRepresentative", "Employee"];
export const preparers: readonly Role[] = ["LegalRepresentative", "Employee"];
export const approvers: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative"];
export const agency: readonly Role[] = ["Administrator", "Executive"];

export const withScreens: readonly Role[] = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
  "MobileUser",
];
export const signedIn: Line = { door: "session", may: roles, reading: true };
/** Calls about the user's own account: programs have none. */
export const ofAccount: Line = {
  door: "session",
  may: roles.filter((role) => !isProgram(role)),
  reading: true,
};
export const ofAdministrator: Line = { door: "session", may: ["Administrator"], reading: true };
export const ofAgency: Line = { door: "session", may: agency, reading: true };
export const ofPeople: Line = {
  door: "session",
  may: withScreens.filter((role) => role !== "MobileUser"),
  reading: true,
};
export const reads: Line = { door: "body", may: readers, reading: true };
export const readsInFull: Line = { door: "body", may: readers, reading: false };
/** No session opens it, no matter whose. */
export const byLink: Line = { door: "link", may: [], reading: false };
/** Calls about a person's own affairs in a body, even with read-only access. */
export const ofPerson: Line = { door: "body", may: [...approvers, "Employee"], reading: true };
export const doneBy = (may: readonly Role[]): Line => ({ door: "body", may, reading: false });

/** True if the role sees organizations that it is not linked to. */
export function seesEveryBody(role: Role): boolean {
  return agency.includes(role);
}

/** True if the role, with its right in a body that it sees, may make a call. */
export function mayMake(line: Line, role: Role, right: OrganizationRight): boolean {
  return line.may.includes(role) && (line.reading || role !== "Employee" || right === "full");
}
