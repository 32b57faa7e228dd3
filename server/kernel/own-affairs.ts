import { sql } from "kysely";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import { isAbout, needsAnother, type Touched } from "#domain/own-affairs.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { prepared } from "../db/pipelined.ts";
import type { Reader } from "../db/handles.ts";
import type { BodyContext } from "./context.ts";
import { refused } from "./fault.ts";

/** What of the body is the actor's own: empty if the actor is not an employee of it. */
export type Own = {
  employeeId: string | null;
  afm: string | null;
  contractIds: ReadonlySet<string>;
};

/** The result for a transaction, shared by all callers in it. */
const foundIn = new WeakMap<Reader, Promise<Own>>();

/**
 * The actor as an employee of the body, matched by tax number: queried once per transaction, which the caller has scoped
 * to the body.
 */
export function ownAffairs(tx: Reader, ctx: BodyContext): Promise<Own> {
  const found = foundIn.get(tx) ?? readOwnAffairs(tx, ctx);
  foundIn.set(tx, found);
  return found;
}

async function readOwnAffairs(db: Reader, { organizationId, actor }: BodyContext): Promise<Own> {
  const { rows } = await sql<{ employeeId: string | null; afm: string; contractIds: string[] }>`
    ${prepared} select u.afm, e.id as "employeeId", array(
        select c.id from contract c where c.organization_id = ${organizationId} and c.employee_id = e.id) as "contractIds"
    from app_user u
    left join employee e on e.organization_id = ${organizationId} and e.afm = u.afm
    where u.id = ${actor.userId} and u.afm is not null`.execute(db);
  const [found] = rows;
  return {
    employeeId: found?.employeeId ?? null,
    afm: found?.afm ?? null,
    contractIds: new Set(found?.contractIds),
  };
}

/** SQL condition: the employee `e` has the tax number of the user. */
export function isAfmOf(userId: string) {
  return sql<boolean>`coalesce(e.afm = (select me.afm from app_user me where me.id = ${userId}), false)`;
}

/** Throws `refused`, with the act's own text if there is one. */
export function refuseOwn(isOwn: boolean, words: string = ownAffairTexts.refused): void {
  if (isOwn) throw refused(words);
}

/**
 * The check behind every write: started before the change, it refuses a change to what was, or has become, the
 * actor's own affair. Bulk acts leave such rows out beforehand.
 */
export async function wallAround(
  db: Reader,
  ctx: BodyContext,
  act: LedgerAct,
): Promise<(entries: readonly Touched[]) => Promise<void>> {
  if (ctx.actor.role === "System" || !needsAnother(act)) return () => Promise.resolve();
  const before = await ownAffairs(db, ctx);
  return async (entries) => {
    if (before.afm === null || entries.length === 0) return;
    const grew = entries.some(
      ({ subjectKind }) => subjectKind === "employee" || subjectKind === "contract",
    );
    const after = grew ? await readOwnAffairs(db, ctx) : before;
    const ids = new Set([before, after].flatMap(idsOf));
    refuseOwn(entries.some((entry) => isAbout(ids, entry)));
  };
}

function idsOf({ employeeId, contractIds }: Own): string[] {
  return [...(employeeId === null ? [] : [employeeId]), ...contractIds];
}
