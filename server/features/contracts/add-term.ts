import type { InputOf } from "#api/call.ts";
import type { ContractOut } from "#api/contract-fields.ts";
import type { contracts } from "#api/contracts.ts";
import { termOn } from "#domain/attendance/terms.ts";
import type { Term } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { changesPayAlone, refusalToTerm } from "#domain/contracts/contract.ts";
import { refusalToWeeklyHours } from "#domain/contracts/typed-terms.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { contractRefusals, contractTexts } from "#texts/contracts.ts";
import { contractOf, daysRecordedFrom, settledThrough } from "./contract-details.queries.ts";
import { refusedAt } from "./refused-at.ts";
import { storeNextVersion } from "./authors.ts";
import { editedContract } from "./lock-contracts.ts";
import { requirePlaces, requireTermsFit, storeTermFrom, termOf } from "./store-terms.ts";
import { termForLedger } from "./term-for-ledger.ts";

/**
 * Adds a term from a day on. If it changes more than the pay, it is refused when it starts before the end of the last month submitted and,
 * if days are recorded from that day on, without `keepRecorded`, since they keep what was computed.
 */
export const addTerm: Handler<typeof contracts.addTerm> = (ctx, input) => {
  const { organizationId, id, version: _version, validFrom, reason, keepRecorded, ...term } = input;
  requireNear(ctx, "validFrom", validFrom);
  return write(ctx, "contract.addTerm", async (tx) => {
    await requirePlaces(tx, organizationId, term);
    const contract = await editedContract(tx, input);
    const added = termOf(id, input, validFrom);
    await requireTerm(tx, contract, { input, added });
    const recorded = changesPayAlone(added, contract.terms)
      ? 0
      : await daysRecordedFrom(tx, organizationId, id, validFrom);
    if (recorded > 0 && !keepRecorded) {
      const message = contractTexts.recordedDays(recorded);
      throw new Fault("refused", { detail: message, errors: { keepRecorded: [message] } });
    }
    await storeTermFrom(tx, organizationId, contract, term, validFrom);
    const result = await storeNextVersion(tx, ctx, input);
    await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
    const after = await contractOf(tx, organizationId, id);
    return {
      entries: [
        entryOf("contract", id, {
          before: termReplaced(contract, validFrom),
          after: after ? termHeldOn(after, validFrom) : null,
          reason,
        }),
      ],
      result,
    };
  });
};

async function requireTerm(
  tx: Writer,
  contract: ContractOut,
  { input, added }: { input: InputOf<typeof contracts.addTerm>; added: Term },
): Promise<void> {
  if (contract.state === "suspended") throw refused(contractRefusals["state-forbids"]);
  const settled = await settledThrough(tx, input.organizationId, contract.id);
  const refusal = refusalToTerm(added, { ...contract, settledThrough: settled });
  if (refusal) throw refusedAt("validFrom", refusal);
  const ofHours = refusalToWeeklyHours({ ...contract, ...input });
  if (ofHours) throw refusedAt("weeklyMinutes", ofHours);
}

/** The term that ends on the day: the one that began on it, which is overwritten, else that of the day before. */
function termReplaced(contract: ContractOut, validFrom: Day) {
  const twin = contract.terms.find((term) => term.validFrom === validFrom);
  return twin ? termForLedger(twin) : termHeldOn(contract, addDays(validFrom, -1));
}

function termHeldOn(contract: ContractOut, day: Day) {
  const term = termOn(contract.terms, day);
  return term && termForLedger(term);
}
