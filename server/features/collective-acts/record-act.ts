import { v7 as uuid } from "uuid";
import type { collectiveActs, PersonOfAct } from "#api/collective-acts.ts";
import { refusalToAct, type TypedAct } from "#domain/collective-acts/act.ts";
import { knownToRecord, requireReason } from "#server/features/attendance/public.ts";
import { holdForRecords } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import { requireKept, requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { collectiveActRefusals as refusals, nameOfAct } from "#texts/collective-acts.ts";
import { coveredContracts } from "./covered-contracts.ts";
import { judgeAct } from "./judge-act.ts";
import { saveInStructures } from "./save-in-structures.ts";
import { storeAct } from "./store-act.ts";

/**
 * Records an act for everyone who is expected and has nothing recorded, in one transaction: one entry per record, which
 * names the act, and the outcome for each. Throws at the field that forbids it, `not-found` for structures or people of
 * another body, `refused` if it would change no day, `changed` if someone else saved first.
 */
export const recordAct: Handler<typeof collectiveActs.record> = async (ctx, input) => {
  const { organizationId, reason, ...act } = input;
  requireReason(ctx, reason);
  requireSoundAct(ctx, act);
  const known = await knownToRecord(ctx);
  const id = uuid();
  return write(ctx, "collective-act.record", async (tx) => {
    const covered = await coveredContracts(tx, organizationId, act);
    const contractIds = covered.people.flatMap(({ contractId }) => contractId ?? []);
    // Of two concurrent acts the second judges what the first left.
    await holdForRecords(tx, ctx, contractIds);
    const { people, taken } = await judgeAct(tx, ctx, known.calculator, act, covered);
    if (taken.length === 0) throw refused(refusals.nobody);
    const { saved, entries } = await saveInStructures(tx, ctx, {
      known,
      days: taken,
      intervals: [{ kind: "absence", from: null, to: null, mark: "typed", reason: act.code }],
      reason: nameOfAct(act),
    });
    if (saved.some(({ outcome }) => outcome !== "saved"))
      throw new Fault("changed", { detail: refusals.meanwhile });
    const sums = {
      people: new Set(people.filter(isTaken).map(({ employeeId }) => employeeId)).size,
      days: taken.length,
    };
    await storeAct(tx, ctx, { id, act, taken, ...sums });
    const { structureIds, employeeIds, ...fields } = act;
    const after = {
      ...fields,
      structures: structureIds.length,
      named: employeeIds.length,
      ...sums,
    };
    const made = entryOf("collective-act", id, { after, reason, date: act.from });
    return { entries: [...entries, made], result: { id, people } };
  });
};

function isTaken({ days }: PersonOfAct): boolean {
  return days.some(({ what }) => what === "taken");
}

/** Throws at the field for inconsistent input, and for days too far ahead. */
export function requireSoundAct(ctx: BodyContext, act: TypedAct): void {
  const refusal = refusalToAct(act);
  if (refusal) throw fieldFault(refusal.field, refusals[refusal.refusal]);
  requireNear(ctx, "to", act.to);
  requireKept(ctx, "from", act.from);
}
