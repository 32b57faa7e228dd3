import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { absenceReasons } from "#api/absence-reasons.ts";
import { closures } from "#api/closures.ts";
import { holidays } from "#api/holidays.ts";
import { parameters, securityRules } from "#api/parameters.ts";
import { userRegister } from "#api/user-register.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { subjectKinds } from "#domain/ledger/subjects.ts";
import { stateDigest } from "#server/kernel/leave-entries.ts";
import { kindsIn, subjects } from "#server/kernel/subjects/all.ts";
import { ofBodies } from "#server/kernel/subjects/of-bodies.ts";
import { monthDoings, type MonthReal } from "#server/testing/month-acts.ts";
import type { MonthAct } from "#server/testing/month-model.ts";
import { freshModel } from "#server/testing/month-model.ts";
import { recordedMonth } from "#server/testing/month-walk.ts";
import { password } from "#server/testing/month-of-structure.ts";
import { ordinaryDevices } from "#server/testing/ordinary-devices.ts";
import { ordinaryRules } from "#server/testing/ordinary-rules.ts";
import { ordinaryActs } from "#server/testing/ordinary-acts.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { behindTheBack, type Tampering, type Tx } from "#server/testing/behind-the-back.ts";
import { sealLedgers } from "./seal-ledger.ts";
import { tellRecords } from "./testing.ts";
import { tellStates } from "./tell-states.ts";

const now = Date.parse("2026-04-02T08:00:00Z");

let world: World;
let back: ReturnType<typeof behindTheBack>;
let organizationId: string;

beforeAll(async () => {
  world = await openWorld({ now: new Date(now) });
  back = behindTheBack(world);
  const executive = async () =>
    world.as(await buildUser(world.owner, { role: "Executive", password }));
  const [maker, approver] = [await executive(), await executive()];
  const administrator = await world.signInAs({ role: "Administrator" });
  const march = await recordedMonth(world);
  organizationId = march.organizationId;
  await tellRecords(world, organizationId);
  await inBody(
    "insert into leave_document (organization_id, id, contract_id, reason, from_day, to_day, how, by_user, at) select organization_id, gen_random_uuid(), id, (select code from absence_reason limit 1), '2026-03-26', '2026-03-26', 'paper', (select id from app_user limit 1), now() from contract where organization_id = $body limit 1",
  ).execute(back.superuser);
  await inBody(
    "insert into finding_note (organization_id, id, contract_id, month, rule, inputs, note, by_user) select organization_id, gen_random_uuid(), id, '2026-03', 'R04', '{}', 'As agreed', (select id from app_user limit 1) from contract where organization_id = $body limit 1",
  ).execute(back.superuser);
  await inBody(
    "insert into payment_recovery (organization_id, id, contract_id, month, amount, recovered_on, reference, by_user, at) select organization_id, gen_random_uuid(), contract_id, month, 1, '2026-03-26', 'R-1', (select id from app_user limit 1), now() from monthly_contract where organization_id = $body limit 1",
  ).execute(back.superuser);
  await inBody(
    "with stated as (insert into payment_recovery (organization_id, id, contract_id, month, amount, recovered_on, reference, by_user, at) select organization_id, gen_random_uuid(), contract_id, month, 1, '2026-03-26', 'R-2', by_user, at from payment_recovery where organization_id = $body returning *) insert into payment_recovery_withdrawal (organization_id, id, reason, by_user, at) select organization_id, id, 'An error', by_user, at from stated",
  ).execute(back.superuser);
  await tellStates(world.owner, organizationId);
  await tellStates(world.owner, systemChain);
  let ticks = 0;
  const tick = () => world.setNow(new Date(now + (ticks += 1) * 10));
  const real: MonthReal = { world, march, administrator, maker, approver, tick, again: null };
  const monthActs: MonthAct[] = [
    ...(["lock", "ask unlock", "submit first", "submit second", "sign"] as const),
    ...(["approve first", "approve second", "create payment", "approve payment"] as const),
    "settle payment",
  ];
  for (const act of monthActs) {
    tick();
    expect([act, await monthDoings[act](real, freshModel())]).toEqual([act, true]);
  }
  await administer({ as: administrator }, march.structureId, { as: march.clerk });
  const acts = [
    "record a day of April",
    "file a document, approve it and put another in its place",
    "dispute a day with a paper, and be told no",
    "ask for a leave, and be granted it",
    ...Object.keys(ordinaryRules),
    ...Object.keys(ordinaryDevices),
  ];
  for (const act of acts) expect([act, await ordinaryActs[act]?.(real, 1)]).toEqual([act, true]);
  await sealLedgers(world.parts);
});
afterAll(async () => {
  await back.superuser.destroy();
  await world.close();
});

type As = Parameters<World["call"]>[2];

/** A change of each kind that administration and the body make by themselves. */
async function administer(as: As, structureId: string, clerk: As): Promise<void> {
  const links = [{ organizationId, right: "read" as const }];
  const user = { userName: "reader", area: "Employee" as const, nickName: "Reader" };
  await world.call(userRegister.create, { ...user, organizations: links }, as);
  const setting = { key: "maintenance.active", value: false, validFrom: "2026-05-01" } as const;
  await world.call(parameters.set, setting, as);
  await world.call(securityRules.update, { key: "session.idleMinutes", value: 20, version: 0 }, as);
  const on = { type: "fixed" as const, month: 8, day: 14 };
  const feast = {
    type: "add-local" as const,
    organizationId,
    title: "Feast",
    on,
    validFrom: "2026-05-01",
  };
  await world.call(holidays.save, { change: feast }, as);
  const { version } = await world.call(absenceReasons.getById, { id: "ΓΑΜ" }, as);
  const retired = { id: "ΓΑΜ", version, validFrom: "2026-05-01" };
  await world.call(absenceReasons.retire, retired, as);
  const days = { from: "2026-05-04", to: "2026-05-05" };
  const closed = { organizationId, structureId, title: "Works", reason: "Decision 1", ...days };
  await world.call(closures.create, closed, clerk);
}

const inBody = (text: string) => sql.raw(text.replaceAll("$body", `'${organizationId}'`));
const does =
  (text: string): Tampering =>
  (tx) =>
    inBody(text).execute(tx);

/** What each finds, and only that: with the kind's comparison taken out, or its seal, nothing would. */
describe("data of a body changed behind the ledger's back:", () => {
  test.each([
    [
      "a record's minutes",
      "record-changed",
      "update attendance_record set worked_minutes = 1 where organization_id = $body and date = '2026-03-26' and contract_id = (select id from contract where organization_id = $body limit 1)",
    ],
    [
      "the cell of the month grid",
      "cell-changed",
      "update attendance_record set cell = 'wt450-990' where organization_id = $body and date = '2026-03-26' and contract_id = (select id from contract where organization_id = $body limit 1)",
    ],
    [
      "the totals of a month that runs",
      "totals-changed",
      "update monthly_contract set totals = jsonb_set(totals, '{overtimeMinutes}', '60') where organization_id = $body and month = '2026-04'",
    ],
    [
      "the totals of a month without records",
      "totals-changed",
      "insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals) select organization_id, contract_id, '2026-02', structure_id, 'draft', totals from monthly_contract where organization_id = $body and month = '2026-03' limit 1",
    ],
    [
      "a document approved",
      "document-changed",
      "update document set state = 'approved' where organization_id = $body and state = 'replaced'",
    ],
    [
      "another file in a document's place",
      "document-changed",
      "update document set sha256 = decode(repeat('00', 32), 'hex') where organization_id = $body and state = 'approved'",
    ],
    [
      "who decided on a document",
      "document-changed",
      "update document_act set by_user = (select uploaded_by from document where organization_id = $body limit 1) where organization_id = $body and state = 'approved' and document_id = (select id from document where organization_id = $body and state = 'approved')",
    ],
    [
      "a document that nobody filed",
      "document-without-entry",
      "insert into document (organization_id, id, kind, file_name, type, size_bytes, sha256, state, uploaded_by, uploaded_at) select organization_id, gen_random_uuid(), kind, file_name, type, size_bytes, sha256, state, uploaded_by, uploaded_at from document where organization_id = $body limit 1",
    ],
    [
      "a dispute accepted",
      "request-changed",
      "update dispute_answer set outcome = 'accepted' where organization_id = $body",
    ],
    [
      "the answer of a dispute that was removed",
      "request-changed",
      "delete from dispute_answer where organization_id = $body",
    ],
    [
      "what a person said of a day",
      "request-changed",
      "update day_dispute set says = null where organization_id = $body",
    ],
    [
      "what was shown for a disputed day",
      "request-changed",
      "update dispute_file set sha256 = decode(repeat('00', 32), 'hex') where organization_id = $body",
    ],
    [
      "a request for leave refused",
      "request-changed",
      "update leave_request_answer set outcome = 'rejected', text = 'Nobody' where organization_id = $body",
    ],
    [
      "a request for leave that was removed",
      "request-deleted",
      "delete from leave_request where organization_id = $body",
    ],
    [
      "a dispute that nobody raised",
      "request-without-entry",
      "insert into day_dispute (organization_id, id, contract_id, structure_id, date, text, at, by_user) select organization_id, gen_random_uuid(), contract_id, structure_id, '2026-03-26', text, at, by_user from day_dispute where organization_id = $body",
    ],
    [
      "how punched times are rounded",
      "punch-rule-changed",
      "update punch_rule set rounding = 'plan' where organization_id = $body",
    ],
    [
      "a rule of punched times that nobody set",
      "punch-rule-without-entry",
      "insert into punch_rule (organization_id, number, rounding, grace_minutes, valid_from, set_at, set_by) select organization_id, 2, 'plan', 30, '2026-01-01', set_at, set_by from punch_rule where organization_id = $body",
    ],
    [
      "a hold that was not let go",
      "legal-hold-changed",
      "delete from legal_hold_end where organization_id = $body",
    ],
    [
      "an address of who is away that is given again",
      "leave-feed-changed",
      "update leave_feed set revoked_at = null, revoked_by = null where organization_id = $body",
    ],
    [
      "what came of the look at a sheet",
      "verification-sample-changed",
      "update verification_outcome set outcome = 'deviation', note = 'None was there' where organization_id = $body",
    ],
    [
      "the document of an absence, taken back",
      "leave-document-changed",
      "insert into leave_document_withdrawal (organization_id, id, by_user, at) select organization_id, id, by_user, at from leave_document where organization_id = $body and how = 'paper'",
    ],
    [
      "the hours that a decision allows",
      "overtime-decision-changed",
      "update overtime_decision set total_minutes = 9000 where organization_id = $body and number = '1'",
    ],
    [
      "a person whom a decision never named",
      "overtime-decision-changed",
      "insert into overtime_decision_person (organization_id, decision_id, employee_id) select organization_id, id, (select id from employee where organization_id = $body limit 1) from overtime_decision where organization_id = $body and number = '1'",
    ],
    [
      "a structure that a decision covers no more",
      "overtime-decision-changed",
      "delete from overtime_decision_structure where organization_id = $body",
    ],
    [
      "the end of a decision that was removed",
      "overtime-decision-changed",
      "delete from overtime_decision_end where organization_id = $body and amended_by is null",
    ],
    [
      "a decision that nobody entered",
      "overtime-decision-without-entry",
      "insert into overtime_decision select organization_id, gen_random_uuid(), kind, organ, '3', decided_on, ada, gazette, from_day, to_day, work, kae, month_minutes, total_minutes, made_by, made_at from overtime_decision where organization_id = $body and number = '1'",
    ],
    [
      "how a checking rule is set",
      "parameter-changed",
      `update finding_parameter set value = '"off"' where organization_id = $body`,
    ],
    [
      "from when a checking rule is set so",
      "parameter-changed",
      "update finding_parameter set valid_from = '2026-06-01' where organization_id = $body",
    ],
    [
      "a setting of a checking rule that was taken back",
      "parameter-changed",
      "insert into finding_parameter (organization_id, name, valid_from, value) values ($body, 'dailyRestMinutes', '2026-06-02', '720')",
    ],
    [
      "a checking rule that nobody set",
      "parameter-without-entry",
      `insert into finding_parameter (organization_id, name, valid_from, value) values ($body, 'R01', '2026-01-01', '"off"')`,
    ],
    [
      "a checking rule that is set no more",
      "parameter-deleted",
      "delete from finding_parameter where organization_id = $body",
    ],
    [
      "a month's state",
      "month-changed",
      "update monthly_contract set state = 'approved' where month = '2026-03' and contract_id = (select id from contract where organization_id = $body limit 1)",
    ],
    [
      "who signed a month, among its acts",
      "month-acts-changed",
      "update monthly_contract_act set by_user = (select id from app_user where role = 'Administrator' limit 1) where organization_id = $body and state = 'signed' and contract_id = (select id from contract where organization_id = $body limit 1)",
    ],
    [
      "a month confirmed by nobody",
      "month-acts-changed",
      "insert into month_confirmation (organization_id, id, contract_id, month, versions, totals, at, by_user) select organization_id, gen_random_uuid(), contract_id, month, 1, totals, now(), gen_random_uuid() from monthly_contract where organization_id = $body and month = '2026-03' limit 1",
    ],
    [
      "why a finding may stand",
      "finding-note-changed",
      "update finding_note set note = 'Nobody knows' where organization_id = $body",
    ],
    [
      "the structure of a record",
      "record-changed",
      "update attendance_record set structure_id = gen_random_uuid() where organization_id = $body and date = '2026-04-01'",
    ],
    [
      "a person's account",
      "employee-changed",
      "update employee set iban = 'GR9608100010000001234567890' where id = (select id from employee where organization_id = $body limit 1)",
    ],
    [
      "a person's tax number",
      "employee-changed",
      "update employee set afm = '010509832' where id = (select id from employee where organization_id = $body limit 1)",
    ],
    [
      "a badge that was lost, among those that hold",
      "employee-changed",
      "delete from badge_end where organization_id = $body",
    ],
    [
      "a PIN put in the place of another",
      "employee-changed",
      "update employee_pin set mark = decode(repeat('00', 32), 'hex') where organization_id = $body and seq = 1 and employee_id = (select employee_id from employee_pin where seq = 2)",
    ],
    [
      "another key in a device's place",
      "device-changed",
      "update device set public_key = decode('00', 'hex') where organization_id = $body",
    ],
    [
      "a device that was ended and records again",
      "device-changed",
      "update device set state = 'approved' where organization_id = $body",
    ],
    [
      "a device that nobody invited",
      "device-without-entry",
      "insert into device (organization_id, id, structure_id, title, state) select organization_id, gen_random_uuid(), structure_id, 'Ghost', 'invited' from device where organization_id = $body",
    ],
    [
      "the submission to ΕΡΓΑΝΗ, turned off",
      "ergani-changed",
      "update ergani_switch set is_on = false where organization_id = $body",
    ],
    [
      "the account at ΕΡΓΑΝΗ",
      "ergani-changed",
      "update ergani_account set user_name = 'x' where organization_id = $body",
    ],
    [
      "a payment line's account",
      "payment-changed",
      "update payment_line set iban = 'GR9608100010000001234567890' where id = (select id from payment_line where organization_id = $body limit 1)",
    ],
    [
      "a payment line's amount",
      "payment-changed",
      "update payment_line set amount = amount + 1 where id = (select id from payment_line where organization_id = $body limit 1)",
    ],
    [
      "what a payment line is made of",
      "payment-changed",
      "update payment_item set month = '2026-02' where id = (select id from payment_item where organization_id = $body limit 1)",
    ],
    [
      "the order that the bank got, with the digest beside it",
      "payment-changed",
      "update payment_file set content = convert_to(replace(convert_from(content, 'UTF8'), '<IBAN>GR', '<IBAN>XX'), 'UTF8'), digest = repeat('0', 64) where organization_id = $body",
    ],
    [
      "who approved a payment, among its acts",
      "payment-changed",
      "update payment_act set by_user = (select created_by from payment where organization_id = $body) where organization_id = $body and act = 'approve'",
    ],
    [
      "an answer that no bank gave",
      "payment-changed",
      "insert into payment_answer (organization_id, payment_id, id, digest, message_id, group_status, report, content, received_at, by_user) select organization_id, id, gen_random_uuid(), repeat('0', 64), 'M1', 'ACSC', '{}', 'x', now(), created_by from payment where organization_id = $body",
    ],
    [
      "whom a payment left out",
      "payment-changed",
      "insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount) select organization_id, payment_id, contract_id, '2026-02', 'no-iban', 1 from payment_item where organization_id = $body limit 1",
    ],
    [
      "what was given back of a payment",
      "payment-recovery-changed",
      "update payment_recovery set amount = amount + 1 where organization_id = $body and reference = 'R-1'",
    ],
    [
      "what was given back, withdrawn",
      "payment-recovery-changed",
      "insert into payment_recovery_withdrawal (organization_id, id, reason, by_user, at) select organization_id, id, 'An error', by_user, at from payment_recovery where organization_id = $body and reference = 'R-1'",
    ],
    [
      "why what was given back was withdrawn",
      "payment-recovery-changed",
      "update payment_recovery_withdrawal set reason = 'Another' where organization_id = $body",
    ],
    [
      "a payment that was removed",
      "payment-deleted",
      "delete from payment where organization_id = $body",
    ],
    [
      "a sheet opened",
      "sheet-changed",
      "update attendance_sheet set state = 'open' where organization_id = $body and date = '2026-03-26'",
    ],
    [
      "a locked sheet that was removed",
      "sheet-deleted",
      "delete from attendance_sheet where organization_id = $body and date = '2026-03-26'",
    ],
    [
      "who locked a sheet, among its acts",
      "sheet-acts-changed",
      "update attendance_sheet_act set by_user = gen_random_uuid() where organization_id = $body and date = '2026-03-26'",
    ],
    [
      "an act on a contract that nobody did",
      "contract-changed",
      "insert into contract_act (organization_id, contract_id, seq, state, by_user) select organization_id, id, 90, 'suspended', gen_random_uuid() from contract where organization_id = $body limit 1",
    ],
    [
      "a contract's state",
      "contract-changed",
      "update contract set state = 'suspended' where id = (select id from contract where organization_id = $body limit 1)",
    ],
    [
      "a contract's term",
      "contract-changed",
      "update contract_term set rate = rate + 1 where id = (select id from contract_term where organization_id = $body limit 1)",
    ],
    [
      "a contract that nobody entered",
      "contract-without-entry",
      "insert into contract (organization_id, id, employee_id, number, employment_type, start_date, state) select organization_id, gen_random_uuid(), employee_id, 'ghost', employment_type, '2027-01-01', 'active' from contract where organization_id = $body limit 1",
    ],
    [
      "a person whom nobody entered",
      "employee-without-entry",
      "insert into employee (organization_id, id, afm, last_name, first_name) values ($body, gen_random_uuid(), '010509832', 'Ghost', 'A')",
    ],
    [
      "a local holiday moved",
      "holiday-changed",
      "update organization_holiday set day_of_month = 13 where organization_id = $body",
    ],
    [
      "a closure that was removed",
      "closure-deleted",
      "delete from closure where organization_id = $body",
    ],
    [
      "an unlock granted",
      "unlock-request-changed",
      "update unlock_request set state = 'granted', expires_at = '2026-12-31' where organization_id = $body",
    ],
    [
      "when an unlock was asked for, among its acts",
      "unlock-request-changed",
      "update unlock_request_act set at = at - interval '1 day' where organization_id = $body",
    ],
    [
      "why an unlock was asked for",
      "unlock-request-changed",
      "update unlock_request set explanation = 'x' where organization_id = $body",
    ],
    [
      "a schedule's break",
      "schedule-changed",
      "update schedule set break_minutes = break_minutes + 1 where organization_id = $body",
    ],
    [
      "where a structure is",
      "structure-changed",
      "update structure set place = '37.97550, 23.73480' where organization_id = $body",
    ],
    [
      "a structure closed",
      "structure-changed",
      "update structure set closed_on = '2026-12-31' where organization_id = $body",
    ],
  ])("%s", async (_case, kind, statement) => {
    const { findings, differences } = await back.saidAfter(organizationId, does(statement));
    expect([findings, differences.map((one) => one.kind)]).toEqual([[], [kind]]);
  });
});

test("a closed month moved to another structure is no longer what was told, nor what was signed", async () => {
  const moved =
    "update monthly_contract set structure_id = gen_random_uuid() where organization_id = $body and month = '2026-03' and contract_id = (select id from contract where organization_id = $body limit 1)";
  const { differences } = await back.saidAfter(organizationId, does(moved));
  expect(differences.map((one) => one.kind)).toEqual(["month-changed", "signed-month-changed"]);
});

describe("administration changed behind the ledger's back:", () => {
  test.each([
    [
      "a role raised",
      "user-changed",
      "update app_user set role = 'Administrator' where user_name = 'reader'",
    ],
    [
      "a user whom nobody made",
      "user-without-entry",
      "insert into app_user (id, user_name, role, nick_name) values (gen_random_uuid(), 'ghost', 'Administrator', 'Ghost')",
    ],
    [
      "a disabled user, made of none",
      "user-changed",
      "update app_user set disabled_at = now() where user_name = 'reader'",
    ],
    [
      "a right set to full",
      "user-changed",
      "update user_organization set access_right = 'full' where access_right = 'read'",
    ],
    [
      "a link that nobody gave",
      "user-changed",
      "insert into user_organization (user_id, organization_id, access_right) select id, $body, 'full' from app_user where role = 'Executive' limit 1",
    ],
    [
      "the file of an announcement",
      "announcement-changed",
      "update announcement_file set sha256 = decode(repeat('00', 32), 'hex')",
    ],
    ["a parameter", "parameter-changed", "update global_param set value = 'true'"],
    [
      "a parameter that nobody set",
      "parameter-without-entry",
      "insert into global_param (key, value, valid_from) values ('ghost', '1', '2026-01-01')",
    ],
    [
      "why older pages may not call any more",
      "release-changed",
      "update client_floor set reason = 'None'",
    ],
    [
      "an oldest version that nobody set",
      "release-without-entry",
      "insert into client_floor (version, reason, set_by, set_at) select '0.0.0', reason, set_by, set_at from client_floor limit 1",
    ],
    ["a rule of sign-in", "security-rule-changed", "update security_rule set value = '600'"],
    [
      "an absence reason",
      "absence-reason-changed",
      "update absence_reason set paid = 'none' where code = 'ΓΑΜ'",
    ],
    [
      "a later edition of an absence reason",
      "absence-reason-changed",
      "update absence_reason_change set is_active = true",
    ],
    [
      "an unlock reason",
      "unlock-reason-changed",
      "update unlock_reason set title = 'x' where code = (select code from unlock_reason limit 1)",
    ],
    [
      "a kind of documents",
      "document-kind-changed",
      "update document_kind set for_approval = false where for_approval",
    ],
    [
      "a holiday moved",
      "holiday-changed",
      "insert into holiday_move (rule_id, year, moved_to) select id, 2027, '2027-02-02' from holiday_rule limit 1",
    ],
    [
      "a holiday that was removed",
      "holiday-deleted",
      "delete from holiday_rule where id = (select id from holiday_rule limit 1)",
    ],
    [
      "the account from which a body pays",
      "organization-changed",
      "update organization set debtor_iban = 'GR9608100010000001234567890' where id = $body",
    ],
  ])("%s", async (_case, kind, statement) => {
    const { findings, differences } = await back.saidAfter(systemChain, does(statement));
    expect([findings, [...new Set(differences.map((one) => one.kind))]]).toEqual([[], [kind]]);
  });

  const last = "(select max(id) from audit_entry where act = 'user.create')";
  test.each([
    [
      "an entry edited",
      "entry-changed",
      `update audit_entry set actor_id = null where id = ${last}`,
    ],
    [
      "the address of an entry",
      "entry-changed",
      `update audit_entry set ip = '10.0.0.1' where id = ${last}`,
    ],
    [
      "the state that an entry tells",
      "entry-changed",
      `update audit_entry set state = null where id = ${last}`,
    ],
    ["an entry emptied", "entry-changed", `update audit_entry set after = null where id = ${last}`],
    ["an entry deleted", "entry-deleted", `delete from audit_entry where id = ${last}`],
    [
      "an entry put before the first",
      "entry-inserted",
      "alter table audit_entry drop constraint audit_entry_id_check; insert into audit_entry (id, act, subject_kind, subject_id, actor_role, ip, request_id) overriding system value values (0, 'user.create', 'user', 'x', 'System', '', 'x')",
    ],
    [
      "a seal of other entries",
      "leaves-changed",
      "update audit_seal set root = decode(repeat('00', 32), 'hex')",
    ],
  ])("%s", async (_case, kind, statement) => {
    const { findings } = await back.saidAfter(systemChain, does(statement));
    expect(findings.map((one) => one.kind)).toContain(kind);
  });
});

const nothing = () => Promise.resolve();

test("untouched, both ledgers compare every kind that is told, and leave nothing out", async () => {
  for (const chain of [organizationId, systemChain]) {
    const { findings, differences, compared, unsealed } = await back.saidAfter(chain, nothing);
    expect([findings, differences, unsealed]).toEqual([[], [], 0]);
    expect(compared.map(({ kind }) => kind)).toEqual(kindsIn(chain).map(({ kind }) => kind));
    const left = compared.map((one) => one.withoutState + one.inOldForm + one.erased);
    expect(new Set(left)).toEqual(new Set([0]));
  }
  expect(Object.keys(subjects).toSorted()).toEqual([...subjectKinds].toSorted());
});

test("what was last told before states were told is not compared, and is said to be so", async () => {
  const before =
    "update ledger_entry set state = null where organization_id = $body; update employee set iban = null where organization_id = $body";
  const { differences, compared } = await back.saidAfter(organizationId, does(before));
  expect(differences).toEqual([]);
  expect(compared.find(({ kind }) => kind === "employee")).toMatchObject({
    compared: 0,
    withoutState: 2,
  });
});

test("an entry in a form of before is compared without what came later", async () => {
  const { present } = ofBodies.payments;
  const before = async (tx: Tx) => {
    await sql`
      update ledger_entry s set state = ${stateDigest(2, sql`p.state - (-1)`)}
      from (${present({ organizationId, ids: null })}) p where s.subject_id = p.subject_id`.execute(
      tx,
    );
  };
  const saidAfter = async (statement: string) => {
    const change = async (tx: Tx) => [await before(tx), await inBody(statement).execute(tx)];
    const { differences, compared } = await back.saidAfter(organizationId, change);
    const { inOldForm } = compared.find(({ kind }) => kind === "payment") ?? {};
    return [differences.map(({ kind }) => kind), inOldForm];
  };
  const line = "update payment_line set amount = amount + 1 where organization_id = $body";
  expect(await saidAfter(line)).toEqual([["payment-changed"], 0]);
  const leftOut =
    "insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount) select organization_id, payment_id, contract_id, '2026-02', 'no-iban', 1 from payment_item where organization_id = $body limit 1";
  expect(await saidAfter(leftOut)).toEqual([[], 0]);
});

test("the application's role adds entries of the system and seals, and changes none", async () => {
  const { kysely } = world.database;
  for (const statement of [
    "update audit_entry set ip = ''",
    "delete from audit_entry",
    "update audit_seal set root = root",
    "delete from audit_seal",
    "insert into audit_entry (id, act, subject_kind, subject_id, actor_role, ip, request_id) overriding system value values (999999, 'x', 'x', 'x', 'System', '', 'x')",
  ])
    await expect(sql.raw(statement).execute(kysely)).rejects.toThrow("permission denied");
});

test("of a person nothing but digests stands in the ledger", async () => {
  const { rows } = await sql<{
    told: string;
  }>`select string_agg(l::text, ' ') as told from ledger_entry l where subject_kind in ('employee', 'payment')`.execute(
    back.superuser,
  );
  const { rows: people } = await sql<{
    afm: string;
    iban: string;
  }>`select afm, iban from employee where organization_id = ${organizationId}`.execute(
    back.superuser,
  );
  expect(people).toHaveLength(2);
  for (const { afm, iban } of people) {
    expect(rows[0]?.told).not.toContain(afm);
    expect(rows[0]?.told).not.toContain(iban);
  }
});
