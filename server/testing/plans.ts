import { CompiledQuery, sql } from "kysely";
import { scopeOf } from "#server/kernel/read-body.ts";
import { pagesOfMany } from "./many-rows.ts";
import type { Statement } from "./sent-statements.ts";
import type { World } from "./world.ts";

/** A PostgreSQL plan, with the fields that tests check. */
export type Plan = {
  "Index Cond"?: string;
  "Node Type": string;
  "Plan Rows": number;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
};

/**
 * PostgreSQL's plan for a statement within a body of a world with large tables (`pretendManyRows`): with its values, or a
 * generic one if it is run so; before version 16, which cannot explain generic plans, always with its values.
 */
export async function planOf(
  { database }: World,
  organizationId: string,
  { text, values, isGeneric }: Statement,
): Promise<Plan> {
  return database.kysely.transaction().execute(async (tx) => {
    const scope = `${scopeOf([organizationId])}; set local seq_page_cost = ${pagesOfMany}`;
    await sql.raw(scope).execute(tx);
    const { rows: versions } = await sql<{ knows: boolean }>`
      select current_setting('server_version_num')::int >= 160000 as knows`.execute(tx);
    const explained =
      isGeneric && versions[0]?.knows
        ? CompiledQuery.raw(
            `explain (generic_plan, format json) ${text.replace("/* prepared */", "")}`,
          )
        : CompiledQuery.raw(`explain (format json) ${text}`, values);
    const { rows } = await tx.executeQuery<{ "QUERY PLAN": { Plan: Plan }[] }>(explained);
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (!plan) throw new Error("No plan");
    return plan;
  });
}

/** The plan and all plans nested in it. */
export function nodesIn(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesIn)];
}

/** More rows than a page with its joins has. */
const many = 200;

/** The nodes of a plan that read or sort an entire large table. */
export function faultsIn(plan: Plan): string[] {
  return nodesIn(plan).flatMap((node) => {
    const { "Node Type": type, "Plan Rows": rows, "Relation Name": table } = node;
    if (rows <= many) return [];
    if (type === "Sort") return [`sorts ${rows} rows`];
    return type === "Seq Scan" ? [`reads through ${table}`] : [];
  });
}
