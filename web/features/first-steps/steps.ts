import type { Setup } from "#api/dashboard.ts";
import { mayAct, mayOpenRoute, type Role } from "#domain/access.ts";
import { firstStepsTexts as t } from "#texts/first-steps.ts";

export type StepName = keyof typeof t.steps;

/** A step towards the first recorded day; `refusal` says why this user cannot take it. */
export type Step = { name: StepName; isDone: boolean; refusal: string | null };

const nothing: Setup = {
  hasSchedule: false,
  hasStructure: false,
  hasSigner: false,
  hasEmployee: false,
  hasContract: false,
  hasApprovedContract: false,
  hasRecord: false,
  keptFrom: null,
  firstDay: null,
};

/** The steps in their order for a body, or for an installation without one. */
export function stepsOf(setup: Setup | null, role: Role, fullAccess: boolean): Step[] {
  const right = fullAccess ? "full" : "read";
  const isDone = setup ?? nothing;
  const writes = mayAct(role, "structure.write", right) ? null : t.ofBody;
  const administers = (path: string) => (mayOpenRoute(role, path) ? null : t.agency);
  const created = mayAct(role, "organization.write", right) ? null : t.agency;
  return [
    { name: "body", isDone: setup !== null, refusal: created },
    { name: "schedule", isDone: isDone.hasSchedule, refusal: writes },
    { name: "structure", isDone: isDone.hasStructure, refusal: writes },
    {
      name: "users",
      isDone: isDone.hasSigner,
      refusal: administers("/system-administration/users"),
    },
    { name: "employees", isDone: isDone.hasEmployee, refusal: writes },
    { name: "contract", isDone: isDone.hasContract, refusal: writes },
    { name: "approval", isDone: isDone.hasApprovedContract, refusal: null },
    { name: "day", isDone: isDone.hasRecord, refusal: null },
  ];
}

/** A step's alternative to its form: importing a file, or choosing someone who already signs for another body; null if none. */
export function alternativeOf(name: StepName, organizationIds: readonly string[], id: string) {
  if (name === "structure")
    return { to: "/structures", search: { open: "import" }, label: t.import } as const;
  if (name === "employees")
    return { to: "/contracts", search: { open: "employees" }, label: t.import } as const;
  if (name === "contract")
    return { to: "/contracts", search: { open: "contracts" }, label: t.import } as const;
  if (name !== "users" || organizationIds.every((one) => one === id)) return null;
  const search = { organizationId: id };
  return { to: "/user-organizations", search, label: t.existing } as const;
}
