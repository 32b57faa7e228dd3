import { recordState } from "#domain/attendance/record-state.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Row } from "../rows.ts";
import type { DemonstrationDay, EngagementDays } from "./days.ts";
import { at, type Moment } from "./moment.ts";
import type { Months } from "./months.ts";
import { versionOf } from "./workday.ts";

type Entry = Row<"ledger_entry"> & { at: Date };

/** The ledger of a body as its contracts, records and months were created, oldest first. */
export function ledgerOf(
  moment: Moment,
  people: readonly EngagementDays[],
  months: Months,
  clerk: string,
): Row<"ledger_entry">[] {
  const ofRecords = people.flatMap((one) => recordEntries(moment, one, clerk));
  const ofContracts = people.flatMap((one) => contractEntries(one, clerk));
  return [...ofContracts, ...ofRecords, ...monthEntries(months)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/** A record as first entered, and what a person typed over it the next morning. */
function recordEntries(moment: Moment, one: EngagementDays, clerk: string): Entry[] {
  const { organization_id, id } = one.engagement.contract;
  return one.told.flatMap((toldDay) => {
    const { day, structureId, record } = toldDay;
    if (!record) return [];
    const entry = {
      organization_id,
      act: "attendance.save",
      subject_kind: "attendance-record",
      subject_id: `${id}/${day}`,
      structure_id: structureId,
      date: day,
      reason: "",
      request_id: "demonstration",
    };
    const evening = earlier(at(day, 1380), moment.now);
    const morning = earlier(at(addDays(day, 1), 545), moment.now);
    const isRead = (record.first ?? record.intervals).some(({ mark }) => mark === "device");
    const byClerk = { actor_id: clerk, actor_role: "Employee", source: "web" };
    const byDevice = { actor_id: null, actor_role: "System", source: "device" };
    const by = isRead ? byDevice : byClerk;
    const last = JSON.stringify(standsOf(toldDay));
    if (!record.first) return [{ ...entry, ...by, at: evening, before: null, after: last }];
    const first = JSON.stringify({ intervals: record.first, note: "", version: 1 });
    return [
      { ...entry, ...by, at: evening, before: null, after: first },
      { ...entry, ...byClerk, at: morning, before: first, after: last },
    ];
  });
}

function standsOf({ record, result }: DemonstrationDay) {
  return record && recordState(record, result, versionOf(record));
}

function contractEntries({ engagement }: EngagementDays, clerk: string): Entry[] {
  const { contract, acts } = engagement;
  return acts.map(({ state, at, reason }, index) => ({
    ...common(contract.organization_id, contractVerbs[state] ?? "contract.update", at, clerk),
    actor_role: "Employee",
    subject_kind: "contract",
    subject_id: contract.id,
    structure_id: null,
    reason,
    before:
      index === 0 ? null : JSON.stringify({ state: acts[index - 1]?.state, ...ends(state, null) }),
    after: JSON.stringify(
      index === 0
        ? { number: contract.number, state }
        : { state, ...ends(state, contract.end_date) },
    ),
  }));
}

/** People who resign in the demonstration had no end date before. */
function ends(state: string, endDate: unknown) {
  return state === "terminated" ? { endDate } : {};
}

const contractVerbs: Readonly<Record<string, LedgerAct>> = {
  draft: "contract.create",
  submitted: "contract.submit",
  active: "contract.approve",
  suspended: "contract.suspend",
  ended: "contract.end",
  terminated: "contract.terminate",
};

function monthEntries({ months, acts, signatures }: Months): Entry[] {
  const structures = new Map(
    months.map((one) => [`${one.contract_id}/${one.month}`, one.structure_id]),
  );
  const states = new Map<string, string>();
  const ofMonths = acts.map((one) => {
    const subject_id = `${one.contract_id}/${one.month}`;
    const before = states.get(subject_id) ?? "draft";
    states.set(subject_id, one.state);
    return {
      ...common(one.organization_id, verbs[one.state] ?? "month.submit", one.at, one.by_user),
      subject_kind: "monthly-contract",
      subject_id,
      structure_id: structures.get(subject_id) ?? null,
      reason: one.reason ?? "",
      before: JSON.stringify({ state: before }),
      after: JSON.stringify({ state: one.state }),
    };
  });
  const ofSignatures = signatures.map(({ organization_id, id, structure_id, ...signed }) => {
    const { month, digest, code, signed_at, signed_by } = signed;
    const contracts = months.filter(
      (one) => one.structure_id === structure_id && one.month === month,
    ).length;
    return {
      ...common(organization_id, "month.sign", signed_at, signed_by),
      subject_kind: "month-signature",
      subject_id: id,
      structure_id,
      reason: "",
      before: null,
      after: JSON.stringify({ month, digest, code, signedAt: signed_at, contracts }),
    };
  });
  return [...ofMonths, ...ofSignatures];
}

const verbs: Readonly<Record<string, LedgerAct>> = {
  submitted: "month.submit",
  signed: "month.sign",
  returned: "month.return",
  approved: "month.approve",
  paid: "payment.answer",
};

const roles: Readonly<Partial<Record<LedgerAct, string>>> = {
  "month.submit": "Employee",
  "month.sign": "LegalRepresentative",
  "month.return": "Executive",
  "month.approve": "Executive",
};

/** What the entries of months have in common; they concern no single day. */
function common(
  organization_id: string,
  act: LedgerAct,
  when: Date | string | undefined,
  by: string | null | undefined,
) {
  return {
    organization_id,
    act,
    at: new Date(when ?? 0),
    actor_id: by ?? null,
    actor_role: roles[act] ?? "System",
    source: "web",
    request_id: "demonstration",
    date: null,
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
