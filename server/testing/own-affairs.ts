import type { z } from "zod";
import type { Call } from "#api/call.ts";
import type { Role } from "#domain/access.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildMonth, password, type MonthOfStructure } from "./month-of-structure.ts";
import type { ReadyAct } from "./own-acts.ts";
import type { CallOptions, ReplyOf, Visitor } from "./visit.ts";
import type { World } from "./world.ts";
import { rowsWhere } from "./rows.ts";

/** The last days of March for three contracts: the first is the user's own, the second another person's, the third a spare. */
export const lastDays = { contracts: 3, since: "2026-03-26" };

/** The person of a contract. */
export type Person = { contractId: string; employeeId: string; afm: string };

/** The person of the contract. */
export function personOf(
  world: World,
  { organizationId }: Pick<MonthOfStructure, "organizationId">,
  contractId: string,
): Promise<Person> {
  return inBodies(world.owner, [organizationId], (tx) =>
    tx
      .selectFrom("contract as c")
      .innerJoin("employee as e", "e.id", "c.employee_id")
      .select(["c.id as contractId", "e.id as employeeId", "e.afm"])
      .where("c.id", "=", contractId)
      .executeTakeFirstOrThrow(),
  );
}

/** Leaves only one of the body's people with an email address. */
export async function giveAddressToOne(
  world: World,
  { organizationId, employeeId }: { organizationId: string; employeeId: string },
  email: string,
): Promise<void> {
  const all = { organization_id: organizationId };
  await rowsWhere(world, "employee", all).change({ email: "" });
  await rowsWhere(world, "employee", { ...all, id: employeeId }).change({ email });
}

/** A user of the role who may act in the body; with a tax number, one of its employees. */
export async function someone(
  world: World,
  { organizationId }: Pick<MonthOfStructure, "organizationId">,
  role: Role,
  afm: string | null = null,
): Promise<Visitor> {
  const links = [{ organizationId, right: "full" }] as const;
  const user = await buildUser(world.owner, { role, password, links });
  await world.owner.updateTable("app_user").set({ afm }).where("id", "=", user.id).execute();
  return world.as(user);
}

/** An act on one person's affairs. */
type OneOf<C extends Call> = {
  call: C;
  role: Role;
  prepare?: (world: World, body: MonthOfStructure) => Promise<unknown>;
  /** The input about one person. */
  input: (world: World, body: MonthOfStructure, of: Person) => Promise<z.input<C["input"]>>;
  table:
    | "contract"
    | "document"
    | "employee"
    | "leave_correction"
    | "leave_document"
    | "ledger_entry"
    | "legal_hold"
    | "monthly_contract"
    | "overtime_decision_person"
    | "sickness_benefit"
    | "unlock_request";
  /** For a bulk response, whether the act was done. */
  isDone?: (answer: ReplyOf<C>) => boolean;
};

/** Prepares the act: the role does it for everyone except the user's own contract. */
export function onOne<C extends Call>(given: OneOf<C>): (world: World) => Promise<ReadyAct> {
  return async (world) => {
    const body = await buildMonth(world, lastDays);
    await given.prepare?.(world, body);
    const [own, another] = [
      await personOf(world, body, body.contractIds[0] ?? ""),
      await personOf(world, body, body.contractIds[1] ?? ""),
    ];
    const input = await given.input(world, body, own);
    const done = async (values: z.input<C["input"]>, how: CallOptions) => {
      const { status, body: answer } = await world.try(given.call, values, how);
      return status === 200 && (answer === null || (given.isDone?.(answer) ?? true));
    };
    let isOthersDone = false;
    return {
      body,
      forbidden: [await someone(world, body, given.role, own.afm)],
      allowed: await someone(world, body, given.role),
      tries: (how, organizationId = body.organizationId) =>
        done(Object.assign({}, input, { organizationId }), how),
      triesAmong: async (how) => {
        isOthersDone ||= await done(await given.input(world, body, another), how);
        if (!isOthersDone) throw new Error("The act was not done to another");
        return done(input, how);
      },
      subject: () =>
        inBodies(world.owner, [body.organizationId], async (tx) => {
          const rows = await tx.selectFrom(given.table).selectAll().execute();
          const ids = [own.contractId, own.employeeId];
          return rows.filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));
        }),
    };
  };
}
