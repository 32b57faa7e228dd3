/** Roles of the specification, section 6 (the value of `area`). */
export const roles = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
  "WebServiceUser",
  "System",
  "MobileUser",
  "ThirdPartyUser",
] as const;

export type Role = (typeof roles)[number];

/** The role in a body that a deputy stands in for. */
export const deputised: Role = "LegalRepresentative";

/** The role of the accounts that may stand in for it. */
export const deputising: Role = "Employee";

/** How far a user's link to an organization reaches. */
export type OrganizationRight = "full" | "read";

const administrator: readonly Role[] = ["Administrator"];
/** The agency: the roles that see all bodies. */
const agency: readonly Role[] = ["Administrator", "Executive"];
const bodyHeads: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative"];
/** Roles that sign in to the pages of a body. */
export const people: readonly Role[] = [
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
];

/** Section 6 of the specification. A rule's segments match whole path segments at any depth. */
const routeRules: readonly { segments: string; allowed: readonly Role[] }[] = [
  { segments: "/logs", allowed: administrator },
  { segments: "/parameters", allowed: administrator },
  { segments: "/absence-reasons", allowed: administrator },
  { segments: "/unlock-reasons", allowed: administrator },
  { segments: "/holidays", allowed: administrator },
  { segments: "/global-params", allowed: administrator },
  { segments: "/security-rules", allowed: administrator },
  { segments: "/system-administration/attendances", allowed: administrator },
  { segments: "/versions", allowed: administrator },
  { segments: "/outbox", allowed: administrator },
  { segments: "/user-organizations", allowed: administrator },
  { segments: "/users", allowed: agency },
  { segments: "/announcements/create", allowed: agency },
  { segments: "/announcements/edit", allowed: agency },
  { segments: "/system-administration", allowed: agency },
  { segments: "/organization-administration", allowed: bodyHeads },
];

const publicRoutes = [
  "/login",
  "/login/taxis",
  "/privacy-policy",
  "/accessibility",
  "/verify-attendances",
  "/maintenance",
  "/docs",
  "/daily-report",
  "/pair",
];

/** Routes behind the full-access rule (section 5 of the specification). */
const fullAccessRoutes = ["/payments", "/monthly-contracts"];

/** True for a path that skips the authentication check: a public route or anything below one. */
export function isPublicRoute(path: string): boolean {
  return publicRoutes.some((route) => path === route || path.startsWith(`${route}/`));
}

/** True when the role may open the path. MobileUser has only the capture screen and /user. */
export function mayOpenRoute(role: Role, path: string): boolean {
  if (isPublicRoute(path)) return true;
  if (role === "MobileUser") return path === "/" || path === "/user";
  if (!people.includes(role)) return false;
  return routeRules.every(
    (rule) => !hasSegments(path, rule.segments) || rule.allowed.includes(role),
  );
}

function hasSegments(path: string, segments: string): boolean {
  return `${path}/`.includes(`${segments}/`);
}

/** True when the path lies behind the full-access rule. */
export function needsFullAccess(path: string): boolean {
  return fullAccessRoutes.some((route) => path === route || path.startsWith(`${route}/`));
}

/**
 * The full-access rule: an Employee has full access only where the selected organization is among the Employee's own
 * (links with right `full`); every other role always has it.
 */
export function hasFullAccess(role: Role, right: OrganizationRight | null): boolean {
  return role !== "Employee" || right === "full";
}

/** Every act restricted to some roles, with the roles that may do it. */
export const acts = {
  "structure.write": ["Employee", "LegalRepresentative", "Administrator"],
  "device.write": ["Employee", "LegalRepresentative", "Administrator"],
  "closure.write": ["Employee", "LegalRepresentative", "Administrator"],
  "employee.write": ["Employee", "LegalRepresentative", "Administrator"],
  "contract.write": ["Employee", "LegalRepresentative", "Administrator"],
  "contract.approve": ["LegalRepresentative", "Executive", "Administrator"],
  "punch.deliver": ["Employee", "LegalRepresentative", "Administrator", "WebServiceUser"],
  "attendance.record": ["Employee", "LegalRepresentative", "Administrator"],
  "unlock.ask": ["Employee", "LegalRepresentative"],
  "unlock.decide": ["LegalRepresentative", "Executive", "Administrator"],
  "month.submit": ["Employee", "LegalRepresentative"],
  "month.sign": ["LegalRepresentative"],
  "month.recompute": ["Employee", "LegalRepresentative", "Administrator"],
  "month.countersign": ["Executive", "Administrator"],
  // The signer returns a month that is not signed yet; the agency returns any month that is not paid.
  "month.return": ["LegalRepresentative", "Executive", "Administrator"],
  "month.approve": ["Executive", "Administrator"],
  "user.write": ["Executive", "Administrator"],
  "organization.write": ["Administrator"],
  "payment.make": ["Executive", "Administrator"],
  "payment.approve": ["Executive", "Administrator"],
  "payroll-layout.write": ["Employee", "LegalRepresentative", "Administrator"],
  "document.write": ["Employee", "LegalRepresentative", "Administrator"],
  "document.decide": ["LegalRepresentative", "Executive", "Administrator"],
  "announcement.write": ["Executive", "Administrator"],
  "api-app.write": ["Administrator"],
  "leave.document": ["Employee", "LegalRepresentative", "Administrator"],
  "leave.correct": ["Employee", "LegalRepresentative", "Administrator"],
  "overtime.write": ["Employee", "LegalRepresentative", "Administrator"],
  "reason.see": ["Employee", "LegalRepresentative", "Executive", "Administrator"],
  "month.sample": ["Executive", "Administrator"],
  "person.data": ["LegalRepresentative", "Administrator"],
  "punch-rule.set": ["LegalRepresentative", "Administrator"],
  "finding-rule.set": ["LegalRepresentative", "Administrator"],
  "work-card.manage": ["LegalRepresentative", "Administrator"],
  "deputy.write": ["LegalRepresentative", "Administrator"],
} as const satisfies Record<string, readonly Role[]>;

export type Act = keyof typeof acts;

/**
 * Roles that may read the data of a body they see. A device makes only the calls that name its role; jobs make no calls.
 */
export const bodyReaders: readonly Role[] = [...people, "WebServiceUser", "ThirdPartyUser"];

/** True when the role may do the act at all; an Employee or a program also needs full access to the organization. */
export function mayAct(role: Role, act: Act, right: OrganizationRight | null): boolean {
  const allowed: readonly Role[] = acts[act];
  const programMayWrite = role !== "WebServiceUser" || right === "full";
  return allowed.includes(role) && hasFullAccess(role, right) && programMayWrite;
}

/** Roles of programs that call the API, each with an API app of its own. */
export const programRoles = ["WebServiceUser", "ThirdPartyUser"] as const;

export type ProgramRole = (typeof programRoles)[number];

/** True for a role whose sessions are opened only by an API app. */
export function isProgram(role: Role): role is ProgramRole {
  return role === "WebServiceUser" || role === "ThirdPartyUser";
}

/** Administrator and Executive see every organization; the others only those they are linked to. */
export function seesAllOrganizations(role: Role): boolean {
  return agency.includes(role);
}

/** Roles with screens; the others are refused at sign-in. */
export function hasScreens(role: Role): boolean {
  return people.includes(role) || role === "MobileUser";
}
