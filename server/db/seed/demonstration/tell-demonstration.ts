import { addDays } from "#domain/calendar/day.ts";
import { reasonsOf } from "../as-domain.ts";
import { absenceReasons } from "../absence-reasons.ts";
import { tableRows, type TableRows } from "../put-rows.ts";
import { recordRow } from "../record-row.ts";
import type { Row } from "../rows.ts";
import { announcementsOf } from "./announcements.ts";
import { accountsOf, type Accounts } from "./accounts.ts";
import { apiAppsOf } from "./api-apps.ts";
import { bodyPlans } from "./bodies.ts";
import { bodyOf, type Body } from "./body.ts";
import { tellDays, type EngagementDays } from "./days.ts";
import { devicesOf } from "./devices.ts";
import { documentsOf } from "./documents.ts";
import { leaveActsOf } from "./leave-acts.ts";
import { ledgerOf } from "./ledger.ts";
import { at, momentOf, type Moment } from "./moment.ts";
import { monthsOfBody } from "./months.ts";
import { withPaidMonths } from "./months-due.ts";
import { overtimeOf } from "./overtime.ts";
import { paymentsOf } from "./payments.ts";
import { randomOf, type Random } from "./random.ts";
import { sheetsOf } from "./sheets.ts";
import { staffOf } from "./staff.ts";
import { afterStories } from "./stories.ts";
import { unlocksOf } from "./unlocks.ts";
import { versionOf } from "./workday.ts";
import { punchesOf, strangersOf } from "./traces.ts";

/** The demonstration, ready to be inserted: a summary, and its rows, each table after those it refers to. */
type Demonstration = {
  organizationIds: string[];
  people: number;
  records: number;
  tables: TableRows[];
  /** Bytes of documents, by organization. */
  files: ReadonlyMap<string, readonly Buffer[]>;
};

/**
 * The demonstration at a moment; the same moment gives the same rows, except for the salt of the password.
 * `lockAfterDays` overrides the product's lock deadline of sheets.
 */
export async function tellDemonstration(now: Date, lockAfterDays?: number): Promise<Demonstration> {
  const moment = momentOf(now, lockAfterDays);
  const random = randomOf(20_260_101);
  const bodies = bodyPlans.map((plan, number) => bodyOf(random, moment, plan, number));
  const organizationIds = bodies.map((body) => body.organization.id);
  const accounts = await accountsOf(random, organizationIds);
  const reasons = reasonsOf(absenceReasons);
  const given = { names: new Set<string>(), people: 0 };
  const peopleOfBodies = bodies.map((body) =>
    afterStories(staffOf(random, moment, body, given), { random, moment }).map((one) =>
      tellDays(random, moment, one, reasons),
    ),
  );
  const files = new Map<string, readonly Buffer[]>();
  const tables = [
    tableRows(
      "global_param",
      lockAfterDays === undefined
        ? []
        : [{ key: "attendance.lockAfterDays", value: lockAfterDays, valid_from: "2020-01-01" }],
    ),
    tableRows(
      "organization",
      bodies.map((body) => body.organization),
    ),
    tableRows("app_user", accounts.users),
    tableRows("user_organization", accounts.links),
    tableRows("announcement", announcementsOf(moment, accounts.executive)),
    ...apiAppsOf(moment, organizationIds[0] ?? "", accounts),
    ...bodies.flatMap((body, number) => {
      const clerk = accounts.clerks[number] ?? accounts.clerks[0];
      const keeping = {
        random,
        moment,
        body,
        people: peopleOfBodies[number] ?? [],
        accounts,
        clerk,
      };
      const documents = filed(keeping);
      const leave = leaveActsOf(moment, keeping.people, { clerk, reasons });
      files.set(body.organization.id, documents.files);
      return [
        ...registers(keeping),
        ...attendance(keeping),
        ...closing(keeping),
        ...overtimeOf(moment, body, keeping.people, clerk),
        tableRows("document", documents.documents),
        tableRows("document_act", documents.acts),
        tableRows("leave_correction", leave.corrections),
        tableRows("leave_document", leave.receipts),
        tableRows("device", devicesOf(random, moment, body)),
      ];
    }),
  ];
  const records = tables.filter(({ table }) => table === "attendance_record");
  return {
    organizationIds,
    people: given.people,
    records: records.reduce((sum, { rows }) => sum + rows.length, 0),
    tables,
    files,
  };
}

type Keeping = {
  random: Random;
  moment: Moment;
  body: Body;
  people: readonly EngagementDays[];
  accounts: Accounts;
  clerk: string;
};

function registers({ body, people, clerk }: Keeping): TableRows[] {
  const engagements = people.map(({ engagement }) => engagement);
  const employees = new Map(engagements.map(({ employee }) => [employee.id, employee]));
  return [
    tableRows("organization_holiday", body.holidays),
    tableRows("schedule", [...body.schedules.values()]),
    tableRows("structure", structuresInCharge(body, people)),
    tableRows("closure", body.closures),
    tableRows("employee", [...employees.values()]),
    tableRows(
      "contract",
      engagements.map(({ contract }) => contract),
    ),
    tableRows(
      "contract_act",
      engagements.flatMap((one) => contractActs(one, clerk)),
    ),
    tableRows(
      "contract_term",
      engagements.flatMap(({ terms }) => terms),
    ),
  ];
}

function attendance({ random, moment, body, people, accounts, clerk }: Keeping): TableRows[] {
  const { sheets, acts } = sheetsOf(moment, body, people, clerk);
  const locked = sheets
    .filter(({ state }) => state === "locked")
    .map(({ structure_id, date }) => ({ structureId: structure_id, date }));
  const unlocking = { asker: clerk, decider: accounts.executive, locked };
  const unlocks = unlocksOf(random, moment, body, unlocking);
  const punches = people.flatMap((one) => punchesOf(random, moment, one));
  return [
    tableRows("attendance_sheet", sheets),
    tableRows("attendance_sheet_act", acts),
    tableRows("unlock_request", unlocks.requests),
    tableRows("unlock_request_act", unlocks.acts),
    tableRows(
      "attendance_record",
      people.flatMap((one) => recordsOf(one, clerk)),
    ),
    tableRows("punch", [...punches, ...strangersOf(random, moment, body.organization.id)]),
  ];
}

/** The first contract that awaits approval, or else the first, has its signed text. */
function filed({ moment, body, people, accounts, clerk }: Keeping) {
  const contracts = people.map(({ engagement }) => engagement.contract);
  const one = contracts.find(({ state }) => state === "submitted") ?? contracts[0];
  const who = { uploader: clerk, decider: accounts.executive, contractId: one?.id ?? null };
  return documentsOf(moment, body, who);
}

function closing({ random, moment, body, people, accounts, clerk }: Keeping): TableRows[] {
  const signed = monthsOfBody(random, moment, people, accounts, clerk);
  const generatedMonths = withPaidMonths(signed, { moment, people, accounts });
  const { months, acts, signatures } = generatedMonths;
  const entries = ledgerOf(moment, people, generatedMonths, clerk);
  return [
    tableRows("monthly_contract", months),
    tableRows("month_signature", signatures),
    tableRows("monthly_contract_act", acts),
    tableRows("ledger_entry", entries),
    ...paymentsOf({
      moment,
      body,
      people,
      accounts,
      told: generatedMonths,
      entries: entries.length,
    }),
  ];
}

/** The first person of each structure is in charge of it. */
function structuresInCharge(body: Body, people: readonly EngagementDays[]): Row<"structure">[] {
  return [...body.structures.values()].map(({ plan, row }) => {
    const first = people.find(({ engagement }) => engagement.plan.code === plan.code);
    if (!first) return row;
    const { first_name, last_name, email } = first.engagement.employee;
    return {
      ...row,
      person_in_charge: `${first_name} ${last_name}`,
      person_in_charge_email: email ?? "",
    };
  });
}

function contractActs(
  { contract, acts }: EngagementDays["engagement"],
  clerk: string,
): Row<"contract_act">[] {
  return acts.map((act, index) => ({
    organization_id: contract.organization_id,
    contract_id: contract.id,
    seq: index + 1,
    state: act.state,
    at: act.at,
    by_user: clerk,
    reason: act.reason,
  }));
}

function recordsOf({ days, told }: EngagementDays, clerk: string): Row<"attendance_record">[] {
  return told.flatMap(({ day, record, result }) => {
    if (!record) return [];
    return [
      {
        ...recordRow(days, day, record.intervals, result),
        note: record.note,
        version: versionOf(record),
        updated_at: at(addDays(day, 1), 545),
        updated_by: clerk,
      },
    ];
  });
}
