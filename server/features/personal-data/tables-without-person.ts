import type { Decision } from "./decision.ts";

const nobody = (because: string): Extract<Decision, { holds: "nobody" }> => ({
  holds: "nobody",
  because,
});

const settings = nobody("settings of the installation or the body; who set them is a user's id");
const catalogue = nobody("a catalogue that is the same for everybody");
const ofStructure = nobody("speaks of a structure as a whole");
const ofUser = nobody("of a user as such, without the tax number; it ends with the account");
const passing = nobody("lives for minutes or hours and names nobody");
const machine = nobody("of programs and machines");

/** Tables in which no row belongs to one person, and why. */
export const tablesWithoutPerson = {
  absence_reason: catalogue,
  absence_reason_change: catalogue,
  announcement: nobody("what the agency tells everybody"),
  announcement_confirmation: ofUser,
  announcement_file: nobody("what the agency tells everybody"),
  announcement_reading: ofUser,
  announcement_withdrawal: nobody("what the agency tells everybody"),
  api_app: machine,
  api_app_secret: machine,
  attendance_file: ofStructure,
  attendance_file_matching: settings,
  attendance_file_word: settings,
  attendance_sheet: ofStructure,
  attendance_sheet_act: ofStructure,
  audit_entry: nobody(
    "acts on users and settings, which belong to no body; an account's own data are in its tables",
  ),
  audit_seal: nobody("hashes of entries"),
  rate_limit: ofUser,
  challenge: passing,
  client_floor: settings,
  closure: ofStructure,
  collective_act: nobody(
    "an act on many; whom it names and whose days it wrote are in its other tables",
  ),
  collective_act_structure: ofStructure,
  collective_act_withdrawal: nobody(
    "that an act was taken back; whose days it wrote are in collective_act_record",
  ),
  deputy_act: nobody(
    "by which act a user stood in for another, without tax numbers; signatures stand on it",
  ),
  device: machine,
  device_act: machine,
  document_kind: catalogue,
  ergani_account: settings,
  ergani_outage: nobody("when cards could not go, over the whole body"),
  ergani_switch: settings,
  ergani_token: machine,
  file_to_remove: nobody("digests of files on their way out"),
  finding_parameter: settings,
  global_param: settings,
  holiday_change: catalogue,
  holiday_move: catalogue,
  holiday_rule: catalogue,
  idempotency_key: nobody(
    "answers to users' own calls; what they say of an erased person is taken out apart",
  ),
  job_run: machine,
  leave_feed: nobody(
    "an address that a user gave out, and whose it was; who is away is in the records",
  ),
  list_view: nobody("what a user looks for in lists; it is theirs alone and ends with the account"),
  ledger_seal: nobody("hashes of entries"),
  month_signature: nobody("digest and sums of a structure's month"),
  organization: nobody("the body itself"),
  organization_holiday: settings,
  overtime_decision: nobody(
    "an act of an organ of the body; whom it names is in overtime_decision_person",
  ),
  overtime_decision_end: nobody("that an act ended; whom it names is in overtime_decision_person"),
  overtime_decision_structure: ofStructure,
  pairing_code: passing,
  payment: nobody("one order for many; persons stand in its lines"),
  payment_act: nobody("one order for many; persons stand in its lines"),
  payment_file: nobody(
    "the order as the bank got it: one file for many, kept whole as a voucher of the accounts",
  ),
  payroll_layout: settings,
  notification: ofUser,
  presence: passing,
  punch_rule: settings,
  reader: machine,
  reader_command: machine,
  reader_door: machine,
  recovery_code: ofUser,
  release_read: ofUser,
  schedule: settings,
  schema_migration: machine,
  seal_key: machine,
  security_rule: settings,
  taxis_transaction: passing,
  unlock_reason: catalogue,
  verification_outcome: ofStructure,
  verification_sample: ofStructure,
  verification_sample_sheet: ofStructure,
} satisfies Record<string, Decision>;
