import { isProgram, type OrganizationRight, type Role, roles } from "#domain/access.ts";

/** Who may make a call, said a second time and apart from the calls: what is missing here is refused to everyone. */
export type Line = {
  door: "anyone" | "session" | "body" | "link";
  /** Roles that get through; `reading` adds the Employee who may only read the body. */
  may: readonly Role[];
  reading: boolean;
  /** Ids that only narrow a list or leave one out: a foreign one finds nothing, as an unknown one does. */
  filters?: readonly string[];
  /** How it may also answer those who get through, since the matrix knows none of the secrets it asks for. */
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
/** Of a person's own account: no program has one. */
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
/** No session opens it, whosever it is. */
export const byLink: Line = { door: "link", may: [], reading: false };
/** Of a person's own affairs in a body, also where it is only read. */
export const ofPerson: Line = { door: "body", may: [...approvers, "Employee"], reading: true };
export const doneBy = (may: readonly Role[]): Line => ({ door: "body", may, reading: false });

/** True where the role sees organizations that it is not linked to. */
export function seesEveryBody(role: Role): boolean {
  return agency.includes(role);
}

/** True where the role, with its right in a body that it sees, may make a call. */
export function mayMake(line: Line, role: Role, right: OrganizationRight): boolean {
  return line.may.includes(role) && (line.reading || role !== "Employee" || right === "full");
}
