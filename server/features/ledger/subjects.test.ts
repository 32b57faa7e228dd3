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
import { ofPayments } from "#server/kernel/subjects/of-payments.ts";
import { monthDoings, type MonthReal } from "#server/testing/month-acts.ts";
import { type MonthAct, freshModel } from "#server/testing/month-model.ts";
import { recordedMonth } from "#server/testing/month-walk.ts";
import { password } from "#server/testing/month-of-structure.ts";
import { ordinaryDevices } from "#server/testing/ordinary-devices.ts";
import { ordinaryRules } from "#server/testing/ordinary-rules.ts";
import { ordinaryActs } from "#server/testing/ordinary-acts.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { type World, worldOfFile } from "#server/testing/world.ts";
import { behindTheBack, type Tampering, type Tx } from "#server/testing/behind-the-back.ts";
import { sealLedgers } from "./seal-ledger.ts";
import { tellRecords } from "./testing.ts";
import { tellStates } from "./tell-states.ts";

const now = Date.parse("2026-04-02T08:00:00Z");

const world = worldOfFile({ now: new Date(now) });
let back: ReturnType<typeof behindTheBack>;
let organizationId: string;

beforeAll(async () => {
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
afterAll(() => back.superuser.destroy());

type As = Parameters<World["call"]>[2];

/** One change of each kind that the administration and the body make by themselves. */
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

/** SQL in which `$body` is the body, `$ours` the condition for its rows and `$contract` one of its contracts. */
const inBody = (text: string) =>
  sql.raw(
    text
      .replaceAll("$contract", "(select id from contract where $ours limit 1)")
      .replaceAll("$ours", "organization_id = $body")
      .replaceAll("$body", `'${organizationId}'`),
  );
/** The cases, by the kind of the difference that each must cause. */
const casesOf = (byKind: Record<string, Record<string, string>>) =>
  Object.entries(byKind).flatMap(([kind, cases]) =>
    Object.entries(cases).map(([what, statement]) => [what, kind, statement] as const),
  );
const does =
  (text: string): Tampering =>
  (tx) =>
    inBody(text).execute(tx);

/** Each case causes exactly its difference: without the kind's comparison, or its seal, none would be found. */
describe("a body's data changed without the ledger:", () => {
  test.each(
    casesOf({
      "record-changed": {
        "a record's minutes":
          "update attendance_record set worked_minutes = 1 where $ours and date = '2026-03-26' and contract_id = $contract",
        "the structure of a record":
          "update attendance_record set structure_id = gen_random_uuid() where $ours and date = '2026-04-01'",
      },
      "cell-changed": {
        "the cell of the month grid":
          "update attendance_record set cell = 'wt450-990' where $ours and date = '2026-03-26' and contract_id = $contract",
      },
      "totals-changed": {
        "the totals of a month that runs":
          "update monthly_contract set totals = jsonb_set(totals, '{overtimeMinutes}', '60') where $ours and month = '2026-04'",
        "the totals of a month without records":
          "insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals) select organization_id, contract_id, '2026-02', structure_id, 'draft', totals from monthly_contract where $ours and month = '2026-03' limit 1",
      },
      "document-changed": {
        "a document approved":
          "update document set state = 'approved' where $ours and state = 'replaced'",
        "another file in a document's place":
          "update document set sha256 = decode(repeat('00', 32), 'hex') where $ours and state = 'approved'",
        "who decided on a document":
          "update document_act set by_user = (select uploaded_by from document where $ours limit 1) where $ours and state = 'approved' and document_id = (select id from document where $ours and state = 'approved')",
      },
      "document-without-entry": {
        "a document that nobody filed":
          "insert into document (organization_id, id, kind, file_name, type, size_bytes, sha256, state, uploaded_by, uploaded_at) select organization_id, gen_random_uuid(), kind, file_name, type, size_bytes, sha256, state, uploaded_by, uploaded_at from document where $ours limit 1",
      },
      "request-changed": {
        "a dispute accepted": "update dispute_answer set outcome = 'accepted' where $ours",
        "the answer of a dispute that was removed": "delete from dispute_answer where $ours",
        "what a person said of a day": "update day_dispute set says = null where $ours",
        "what was shown for a disputed day":
          "update dispute_file set sha256 = decode(repeat('00', 32), 'hex') where $ours",
        "a request for leave refused":
          "update leave_request_answer set outcome = 'rejected', text = 'Nobody' where $ours",
      },
      "request-deleted": {
        "a request for leave that was removed": "delete from leave_request where $ours",
      },
      "request-without-entry": {
        "a dispute that nobody raised":
          "insert into day_dispute (organization_id, id, contract_id, structure_id, date, text, at, by_user) select organization_id, gen_random_uuid(), contract_id, structure_id, '2026-03-26', text, at, by_user from day_dispute where $ours",
      },
      "punch-rule-changed": {
        "how punched times are rounded": "update punch_rule set rounding = 'plan' where $ours",
      },
      "punch-rule-without-entry": {
        "a rule of punched times that nobody set":
          "insert into punch_rule (organization_id, number, rounding, grace_minutes, valid_from, set_at, set_by) select organization_id, 2, 'plan', 30, '2026-01-01', set_at, set_by from punch_rule where $ours",
      },
      "legal-hold-changed": {
        "a hold that was not let go": "delete from legal_hold_end where $ours",
      },
      "leave-feed-changed": {
        "an address of who is away that is given again":
          "update leave_feed set revoked_at = null, revoked_by = null where $ours",
      },
      "verification-sample-changed": {
        "what came of the look at a sheet":
          "update verification_outcome set outcome = 'deviation', note = 'None was there' where $ours",
      },
      "leave-document-changed": {
        "the document of an absence, taken back":
          "insert into leave_document_withdrawal (organization_id, id, by_user, at) select organization_id, id, by_user, at from leave_document where $ours and how = 'paper'",
      },
      "overtime-decision-changed": {
        "the hours that a decision allows":
          "update overtime_decision set total_minutes = 9000 where $ours and number = '1'",
        "a person whom a decision never named":
          "insert into overtime_decision_person (organization_id, decision_id, employee_id) select organization_id, id, (select id from employee where $ours limit 1) from overtime_decision where $ours and number = '1'",
        "a structure that a decision covers no more":
          "delete from overtime_decision_structure where $ours",
        "the end of a decision that was removed":
          "delete from overtime_decision_end where $ours and amended_by is null",
      },
      "overtime-decision-without-entry": {
        "a decision that nobody entered":
          "insert into overtime_decision select organization_id, gen_random_uuid(), kind, organ, '3', decided_on, ada, gazette, from_day, to_day, work, kae, month_minutes, total_minutes, made_by, made_at from overtime_decision where $ours and number = '1'",
      },
      "parameter-changed": {
        "how a checking rule is set": `update finding_parameter set value = '"off"' where $ours`,
        "from when a checking rule is set so":
          "update finding_parameter set valid_from = '2026-06-01' where $ours",
        "a setting of a checking rule that was taken back":
          "insert into finding_parameter (organization_id, name, valid_from, value) values ($body, 'dailyRestMinutes', '2026-06-02', '720')",
      },
      "parameter-without-entry": {
        "a checking rule that nobody set": `insert into finding_parameter (organization_id, name, valid_from, value) values ($body, 'R01', '2026-01-01', '"off"')`,
      },
      "parameter-deleted": {
        "a checking rule that is set no more": "delete from finding_parameter where $ours",
      },
      "month-changed": {
        "a month's state":
          "update monthly_contract set state = 'approved' where month = '2026-03' and contract_id = $contract",
      },
      "month-acts-changed": {
        "who signed a month, among its acts":
          "update monthly_contract_act set by_user = (select id from app_user where role = 'Administrator' limit 1) where $ours and state = 'signed' and contract_id = $contract",
        "a month confirmed by nobody":
          "insert into month_confirmation (organization_id, id, contract_id, month, versions, totals, at, by_user) select organization_id, gen_random_uuid(), contract_id, month, 1, totals, now(), gen_random_uuid() from monthly_contract where $ours and month = '2026-03' limit 1",
      },
      "printed-names-changed": {
        "the signer's name on a signed sheet":
          "update month_signature set signer_name = 'Another' where $ours",
        "whom a signer stood in for, on a signed sheet":
          "update month_signature set represents_name = 'Another' where $ours",
        "who submitted a month, on a signed sheet":
          "update month_signature set author_name = null where $ours",
      },
      "finding-note-changed": {
        "why a finding may stand": "update finding_note set note = 'Nobody knows' where $ours",
      },
      "employee-changed": {
        "a person's account":
          "update employee set iban = 'GR9608100010000001234567890' where id = (select id from employee where $ours limit 1)",
        "a person's tax number":
          "update employee set afm = '010509832' where id = (select id from employee where $ours limit 1)",
        "a badge that was lost, among those that hold": "delete from badge_end where $ours",
        "a PIN put in the place of another":
          "update employee_pin set mark = decode(repeat('00', 32), 'hex') where $ours and seq = 1 and employee_id = (select employee_id from employee_pin where seq = 2)",
      },
      "device-changed": {
        "another key in a device's place":
          "update device set public_key = decode('00', 'hex') where $ours",
        "a device that was ended and records again":
          "update device set state = 'approved' where $ours",
      },
      "device-without-entry": {
        "a device that nobody invited":
          "insert into device (organization_id, id, structure_id, title, state) select organization_id, gen_random_uuid(), structure_id, 'Ghost', 'invited' from device where $ours",
      },
      "ergani-changed": {
        "the submission to ΕΡΓΑΝΗ, turned off":
          "update ergani_switch set is_on = false where $ours",
        "the account at ΕΡΓΑΝΗ": "update ergani_account set user_name = 'x' where $ours",
      },
      "payment-changed": {
        "a payment line's account":
          "update payment_line set iban = 'GR9608100010000001234567890' where id = (select id from payment_line where $ours limit 1)",
        "a payment line's amount":
          "update payment_line set amount = amount + 1 where id = (select id from payment_line where $ours limit 1)",
        "what a payment line is made of":
          "update payment_item set month = '2026-02' where id = (select id from payment_item where $ours limit 1)",
        "the order that the bank got, with the digest beside it":
          "update payment_file set content = convert_to(replace(convert_from(content, 'UTF8'), '<IBAN>GR', '<IBAN>XX'), 'UTF8'), digest = repeat('0', 64) where $ours",
        "who approved a payment, among its acts":
          "update payment_act set by_user = (select created_by from payment where $ours) where $ours and act = 'approve'",
        "an answer that no bank gave":
          "insert into payment_answer (organization_id, payment_id, id, digest, message_id, group_status, report, content, received_at, by_user) select organization_id, id, gen_random_uuid(), repeat('0', 64), 'M1', 'ACSC', '{}', 'x', now(), created_by from payment where $ours",
        "why a payment was approved, among its acts":
          "update payment_act set reason = 'As usual' where $ours and act = 'approve'",
        "how an amount was computed":
          "update payment_item set steps = '[]' where id = (select id from payment_item where $ours limit 1)",
        "who made the bank's order":
          "update payment_file set made_by = (select id from app_user where id <> made_by limit 1) where $ours",
        "a line that another is said to reissue":
          "update payment_line set reissued_by = id where id = (select id from payment_line where $ours limit 1)",
        "a line that one unknown is said to reissue":
          "update payment_line set reissued_by = gen_random_uuid() where id = (select id from payment_line where $ours limit 1)",
        "whom a payment left out":
          "insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount) select organization_id, payment_id, contract_id, '2026-02', 'no-iban', 1 from payment_item where $ours limit 1",
      },
      "payment-recovery-changed": {
        "what was given back of a payment":
          "update payment_recovery set amount = amount + 1 where $ours and reference = 'R-1'",
        "what was given back, withdrawn":
          "insert into payment_recovery_withdrawal (organization_id, id, reason, by_user, at) select organization_id, id, 'An error', by_user, at from payment_recovery where $ours and reference = 'R-1'",
        "why what was given back was withdrawn":
          "update payment_recovery_withdrawal set reason = 'Another' where $ours",
      },
      "payment-deleted": {
        "a payment that was removed": "delete from payment where $ours",
      },
      "sheet-changed": {
        "a sheet opened":
          "update attendance_sheet set state = 'open' where $ours and date = '2026-03-26'",
      },
      "sheet-deleted": {
        "a locked sheet that was removed":
          "delete from attendance_sheet where $ours and date = '2026-03-26'",
      },
      "sheet-acts-changed": {
        "who locked a sheet, among its acts":
          "update attendance_sheet_act set by_user = gen_random_uuid() where $ours and date = '2026-03-26'",
      },
      "contract-changed": {
        "an act on a contract that nobody did":
          "insert into contract_act (organization_id, contract_id, seq, state, by_user) select organization_id, id, 90, 'suspended', gen_random_uuid() from contract where $ours limit 1",
        "a contract's state": "update contract set state = 'suspended' where id = $contract",
        "a contract's term":
          "update contract_term set rate = rate + 1 where id = (select id from contract_term where $ours limit 1)",
      },
      "contract-without-entry": {
        "a contract that nobody entered":
          "insert into contract (organization_id, id, employee_id, number, employment_type, start_date, state) select organization_id, gen_random_uuid(), employee_id, 'ghost', employment_type, '2027-01-01', 'active' from contract where $ours limit 1",
      },
      "employee-without-entry": {
        "a person whom nobody entered":
          "insert into employee (organization_id, id, afm, last_name, first_name) values ($body, gen_random_uuid(), '010509832', 'Ghost', 'A')",
      },
      "holiday-changed": {
        "a local holiday moved": "update organization_holiday set day_of_month = 13 where $ours",
      },
      "closure-deleted": {
        "a closure that was removed": "delete from closure where $ours",
      },
      "deputy-act-changed": {
        "a deputy for longer than the act":
          "update deputy_act set to_day = to_day + 30 where $ours",
        "a deputy who was ended":
          "update deputy_act set ended_by = null, ended_at = null, end_reason = null where $ours",
      },
      "deputy-act-without-entry": {
        "a deputy whom nobody named":
          "insert into deputy_act select organization_id, gen_random_uuid(), represents, user_id, from_day, to_day, number, decided_on, ada, made_by, made_at from deputy_act where $ours",
      },
      "unlock-request-changed": {
        "an unlock granted":
          "update unlock_request set state = 'granted', expires_at = '2026-12-31' where $ours",
        "when an unlock was asked for, among its acts":
          "update unlock_request_act set at = at - interval '1 day' where $ours",
        "why an unlock was asked for": "update unlock_request set explanation = 'x' where $ours",
      },
      "schedule-changed": {
        "a schedule's break": "update schedule set break_minutes = break_minutes + 1 where $ours",
      },
      "structure-changed": {
        "where a structure is": "update structure set place = '37.97550, 23.73480' where $ours",
        "a structure closed": "update structure set closed_on = '2026-12-31' where $ours",
      },
    }),
  )("%s", async (_case, kind, statement) => {
    const { findings, differences } = await back.saidAfter(organizationId, does(statement));
    expect([findings, differences.map((one) => one.kind)]).toEqual([[], [kind]]);
  });
});

test("a closed month moved to another structure differs from both its ledger entry and its signature", async () => {
  const moved =
    "update monthly_contract set structure_id = gen_random_uuid() where $ours and month = '2026-03' and contract_id = $contract";
  const { differences } = await back.saidAfter(organizationId, does(moved));
  expect(differences.map((one) => one.kind)).toEqual(["month-changed", "signed-month-changed"]);
});

describe("administration data changed without the ledger:", () => {
  test.each(
    casesOf({
      "user-changed": {
        "a role raised": "update app_user set role = 'Administrator' where user_name = 'reader'",
        "a disabled user, made of none":
          "update app_user set disabled_at = now() where user_name = 'reader'",
        "a right set to full":
          "update user_organization set access_right = 'full' where access_right = 'read'",
        "a link that nobody gave":
          "insert into user_organization (user_id, organization_id, access_right) select id, $body, 'full' from app_user where role = 'Executive' limit 1",
      },
      "user-without-entry": {
        "a user whom nobody made":
          "insert into app_user (id, user_name, role, nick_name) values (gen_random_uuid(), 'ghost', 'Administrator', 'Ghost')",
      },
      "announcement-changed": {
        "the file of an announcement":
          "update announcement_file set sha256 = decode(repeat('00', 32), 'hex')",
      },
      "parameter-changed": {
        "a parameter": "update global_param set value = 'true'",
      },
      "parameter-without-entry": {
        "a parameter that nobody set":
          "insert into global_param (key, value, valid_from) values ('ghost', '1', '2026-01-01')",
      },
      "release-changed": {
        "why older pages may not call any more": "update client_floor set reason = 'None'",
      },
      "release-without-entry": {
        "an oldest version that nobody set":
          "insert into client_floor (version, reason, set_by, set_at) select '0.0.0', reason, set_by, set_at from client_floor limit 1",
      },
      "security-rule-changed": {
        "a rule of sign-in": "update security_rule set value = '600'",
      },
      "absence-reason-changed": {
        "an absence reason": "update absence_reason set paid = 'none' where code = 'ΓΑΜ'",
        "a later edition of an absence reason": "update absence_reason_change set is_active = true",
      },
      "unlock-reason-changed": {
        "an unlock reason":
          "update unlock_reason set title = 'x' where code = (select code from unlock_reason limit 1)",
      },
      "document-kind-changed": {
        "a kind of documents": "update document_kind set for_approval = false where for_approval",
      },
      "holiday-changed": {
        "a holiday moved":
          "insert into holiday_move (rule_id, year, moved_to) select id, 2027, '2027-02-02' from holiday_rule limit 1",
      },
      "holiday-deleted": {
        "a holiday that was removed":
          "delete from holiday_rule where id = (select id from holiday_rule limit 1)",
      },
      "organization-changed": {
        "the account from which a body pays":
          "update organization set debtor_iban = 'GR9608100010000001234567890' where id = $body",
      },
    }),
  )("%s", async (_case, kind, statement) => {
    const { findings, differences } = await back.saidAfter(systemChain, does(statement));
    expect([findings, [...new Set(differences.map((one) => one.kind))]]).toEqual([[], [kind]]);
  });

  const last = "(select max(id) from audit_entry where act = 'user.create')";
  test.each(
    casesOf({
      "entry-changed": {
        "an entry edited": `update audit_entry set actor_id = null where id = ${last}`,
        "the address of an entry": `update audit_entry set ip = '10.0.0.1' where id = ${last}`,
        "the state that an entry tells": `update audit_entry set state = null where id = ${last}`,
        "an entry emptied": `update audit_entry set after = null where id = ${last}`,
      },
      "entry-deleted": {
        "an entry deleted": `delete from audit_entry where id = ${last}`,
      },
      "entry-inserted": {
        "an entry put before the first":
          "alter table audit_entry drop constraint audit_entry_id_check; insert into audit_entry (id, act, subject_kind, subject_id, actor_role, ip, request_id) overriding system value values (0, 'user.create', 'user', 'x', 'System', '', 'x')",
      },
      "leaves-changed": {
        "a seal of other entries": "update audit_seal set root = decode(repeat('00', 32), 'hex')",
      },
    }),
  )("%s", async (_case, kind, statement) => {
    const { findings } = await back.saidAfter(systemChain, does(statement));
    expect(findings.map((one) => one.kind)).toContain(kind);
  });
});

const nothing = () => Promise.resolve();

test("unchanged, both ledgers compare every kind, and leave nothing out", async () => {
  for (const chain of [organizationId, systemChain]) {
    const { findings, differences, compared, unsealed } = await back.saidAfter(chain, nothing);
    expect([findings, differences, unsealed]).toEqual([[], [], 0]);
    expect(compared.map(({ kind }) => kind)).toEqual(kindsIn(chain).map(({ kind }) => kind));
    const left = compared.map((one) => one.withoutState + one.inOldForm + one.erased);
    expect(new Set(left)).toEqual(new Set([0]));
  }
  expect(Object.keys(subjects).toSorted()).toEqual([...subjectKinds].toSorted());
});

test("an entry older than recorded states is not compared, and is counted as such", async () => {
  const before =
    "update ledger_entry set state = null where $ours; update employee set iban = null where $ours";
  const { differences, compared } = await back.saidAfter(organizationId, does(before));
  expect(differences).toEqual([]);
  expect(compared.find(({ kind }) => kind === "employee")).toMatchObject({
    compared: 0,
    withoutState: 2,
  });
});

test("an entry in an older form is compared without later fields", async () => {
  const { present } = ofPayments.payments;
  const before = async (tx: Tx) => {
    await sql`
      update ledger_entry s set state = ${stateDigest(2, sql`p.state - (-1) - (-1) - (-1)`)}
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
  const line = "update payment_line set amount = amount + 1 where $ours";
  expect(await saidAfter(line)).toEqual([["payment-changed"], 0]);
  const leftOut =
    "insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount) select organization_id, payment_id, contract_id, '2026-02', 'no-iban', 1 from payment_item where $ours limit 1";
  expect(await saidAfter(leftOut)).toEqual([[], 0]);
});

test("the application's role adds system entries and seals, and changes none", async () => {
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

test("of a person the ledger holds only digests", async () => {
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
