import { v7 as uuid } from "uuid";
import type { contracts } from "#api/contracts.ts";
import { mayAct } from "#domain/access.ts";
import { addDays } from "#domain/calendar/day.ts";
import {
  refusalToExtension,
  refusalToTerm,
  refusalToWithdrawTerm,
} from "#domain/contracts/contract.ts";
import { deleteRows, insertRow } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireNear, requireStart } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { actOnContracts } from "./act-on-contracts.ts";
import { addTerm } from "./add-term.ts";
import { beforeTermination } from "./before-termination.ts";
import { cancelMonthsAfter } from "./cancel-months-after.ts";
import {
  actsOfContract,
  contractOf,
  monthsOfContract,
  settledThrough,
  hasEvidence,
  isRecordedUnder,
} from "./contract-details.queries.ts";
import { contractRow, contractViolations } from "./contract-row.ts";
import { contractListing } from "./contracts.queries.ts";
import { cutAfter, requireAgreed } from "./cut-after.ts";
import { editedContract } from "./lock-contracts.ts";
import { contractsOfAuthor, storeNextVersion } from "./authors.ts";
import { leaveAct, requireMove } from "./move-contract.ts";
import { moved } from "./move-edited.ts";
import { refusedAt } from "./refused-at.ts";
import { reinstateContract } from "./reinstate-contract.ts";
import { requireNothingBeyond } from "./require-nothing-beyond.ts";
import {
  insertFirstTerm,
  requireTermsFit,
  removeTerm,
  cutTerms,
  holdStructuresOf,
  setEnd,
  storeTermFrom,
  termOf,
} from "./store-terms.ts";
import { termForLedger } from "./term-for-ledger.ts";
import { updateContract } from "./update-contract.ts";

export const contractHandlers: Handlers<typeof contracts> = {
  ...contractListing.calls,
  /** A contract with its terms over time, acts and months. */
  getById: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const contract = orNotFound(await contractOf(db, organizationId, id));
      return {
        ...contract,
        isOwn: (await ownAffairs(db, ctx)).contractIds.has(id),
        isMaker: (await contractsOfAuthor(db, ctx, [id])).has(id),
        hasEvidence:
          mayAct(ctx.actor.role, "reason.see", ctx.right) &&
          (await hasEvidence(db, organizationId, id)),
        settledThrough: await settledThrough(db, organizationId, id),
        beforeTermination: await beforeTermination(db, organizationId, contract),
        acts: await actsOfContract(db, organizationId, id),
        months: await monthsOfContract(db, organizationId, id),
      };
    }),
  /** Drafts a contract with its first term. Throws `refused` when the person's other contracts leave no room for it. */
  create: (ctx, { organizationId, employeeId, ...fields }) =>
    namingViolations(contractViolations, () => {
      requireStart(ctx, "startDate", fields.startDate);
      return write(ctx, "contract.create", async (tx) => {
        const id = uuid();
        await insertRow(tx, "contract", {
          organization_id: organizationId,
          id,
          employee_id: employeeId,
          state: "draft",
          made_by: [ctx.actor.userId],
          ...contractRow(fields),
        });
        await insertFirstTerm(tx, organizationId, { id, startDate: fields.startDate }, fields);
        await leaveAct(tx, ctx, { id, state: "draft" }, "");
        await requireTermsFit(tx, organizationId, { id, employeeId });
        const after = { employeeId, ...fields };
        return { entries: [entryOf("contract", id, { after })], result: { id, version: 1 } };
      });
    }),
  update: updateContract,
  /** Deletes a draft or a rejected contract with no dependent data that must be kept; the ledger keeps its fields. */
  delete: (ctx, input) => {
    const { organizationId, id } = input;
    return write(ctx, "contract.delete", async (tx) => {
      const contract = await editedContract(tx, input);
      const standing = { hasEvidence: await hasEvidence(tx, organizationId, id) };
      requireMove(ctx, contract, { act: "delete", reason: "" }, standing);
      await deleteRows(tx, "contract", { organization_id: organizationId, id });
      return {
        entries: [entryOf("contract", id, { before: contract })],
        result: { deleted: true },
      };
    });
  },
  addTerm,
  /** Withdraws a term that has not begun. Throws `not-found` for a term of another contract, `refused` with the rule's sentence. */
  withdrawTerm: (ctx, input) => {
    const { organizationId, id, termId, reason } = input;
    return write(ctx, "contract.withdrawTerm", async (tx) => {
      const contract = await editedContract(tx, input);
      const term = orNotFound(contract.terms.find((one) => one.id === termId));
      const settled = await settledThrough(tx, organizationId, id);
      const refusal =
        refusalToWithdrawTerm(term, { ...contract, settledThrough: settled }, ctx.today) ??
        ((await isRecordedUnder(tx, organizationId, id, termId)) ? "recorded-in-term" : null);
      if (refusal) throw refused(contractRefusals[refusal]);
      const before = contract.terms.find(({ validTo }) => validTo === addDays(term.validFrom, -1));
      await removeTerm(tx, organizationId, id, { ...term, before: before?.id });
      const result = await storeNextVersion(tx, ctx, input);
      await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
      const entry = entryOf("contract", id, { reason });
      return {
        entries: [
          { ...entry, before: termForLedger(term), after: before ? termForLedger(before) : null },
        ],
        result,
      };
    });
  },
  submit: (ctx, input) => actOnContracts(ctx, "submit", input),
  /** Returns a submitted contract to draft. */
  withdraw: (ctx, input) => moved(ctx, "withdraw", input),
  approve: (ctx, input) => actOnContracts(ctx, "approve", input),
  /** Rejects a submitted contract, with the reason. */
  reject: (ctx, input) => moved(ctx, "reject", input),
  /** Suspends a contract from a day on: its terms end the day before, so that it owes nothing until it is resumed. */
  suspend: (ctx, input) => {
    const { organizationId, id, from } = input;
    requireNear(ctx, "from", from);
    return moved(ctx, "suspend", input, async (tx, contract) => {
      const eve = addDays(from, -1);
      const cut = cutAfter(contract, eve);
      if (eve < contract.startDate) throw refusedAt("from", "suspended-from-start");
      if (from > (contract.endDate ?? from)) throw refusedAt("from", "outside-contract");
      await requireNothingBeyond(tx, organizationId, id, { field: "from", lastDay: eve });
      requireAgreed(cut, input);
      await cutTerms(tx, organizationId, id, eve);
      const entries = await cancelMonthsAfter(tx, ctx, id, eve);
      return { before: cut.before, after: { from }, entries };
    });
  },
  /** Resumes a suspended contract: its last term continues from the day, as a term of its own. */
  resume: (ctx, input) => {
    const { organizationId, id, from } = input;
    requireNear(ctx, "from", from);
    return moved(ctx, "resume", input, async (tx, contract) => {
      const last = contract.terms.at(-1);
      if (!last || from <= (last.validTo ?? from)) throw refusedAt("from", "overlapping-terms");
      const refusal = refusalToTerm(termOf(id, last, from), {
        ...contract,
        settledThrough: await settledThrough(tx, organizationId, id),
      });
      if (refusal) throw refusedAt("from", refusal);
      await storeTermFrom(tx, organizationId, contract, last, from);
      await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
      return { after: { from } };
    });
  },
  /** Extends a fixed-term contract to a later last day, by the term that ran up to its end. */
  extend: (ctx, input) => {
    const { organizationId, id, lastDay } = input;
    requireNear(ctx, "lastDay", lastDay);
    return moved(ctx, "extend", input, async (tx, contract) => {
      const { endDate, employee } = contract;
      const refusal = refusalToExtension(lastDay, {
        ...contract,
        settledThrough: await settledThrough(tx, organizationId, id),
      });
      if (refusal) throw refusedAt("lastDay", refusal);
      await holdStructuresOf(tx, organizationId, [id]);
      await setEnd(tx, organizationId, id, lastDay);
      await requireTermsFit(tx, organizationId, { id, employeeId: employee.id });
      return { before: { endDate }, after: { endDate: lastDay } };
    });
  },
  /** Ends a contract early, with `lastDay` as its last day. Refused while a later day is recorded or its month submitted. */
  terminate: (ctx, input) => {
    const { organizationId, id, lastDay } = input;
    requireNear(ctx, "lastDay", lastDay);
    return moved(ctx, "terminate", input, async (tx, contract) => {
      const { startDate, endDate } = contract;
      const cut = cutAfter(contract, lastDay);
      if (lastDay < startDate || lastDay > (endDate ?? lastDay))
        throw refusedAt("lastDay", "outside-contract");
      await requireNothingBeyond(tx, organizationId, id, { field: "lastDay", lastDay });
      requireAgreed(cut, input);
      await cutTerms(tx, organizationId, id, lastDay);
      await setEnd(tx, organizationId, id, lastDay);
      const entries = await cancelMonthsAfter(tx, ctx, id, lastDay);
      return { before: { endDate, ...cut.before }, after: { endDate: lastDay }, entries };
    });
  },
  reinstate: reinstateContract,
};
