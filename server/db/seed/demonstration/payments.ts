import { createHash } from "node:crypto";
import type { Day } from "#domain/calendar/day.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import { nextTargetDay } from "#domain/payments/target-days.ts";
import { paymentFileName, remittanceText } from "#texts/payments.ts";
import { pain001 } from "../../../integrations/bank/write-pain001.ts";
import { tableRows, type TableRows } from "../put-rows.ts";
import type { Row } from "../rows.ts";
import { at } from "./moment.ts";
import {
  dayAfter,
  dueOf,
  exclusionsOf,
  paidCodes,
  paidLines,
  type Due,
  type Story,
} from "./months-due.ts";
import { randomOf, type Random } from "./random.ts";

const hex = (id: string): string => id.replaceAll("-", "").toUpperCase();
const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** With its own random generator, so that the rest of the demonstration does not change. */
type Telling = Story & { random: Random };

/**
 * Two payments of the oldest month: one that the bank settled, except for a closed account, and a draft that awaits
 * approval by another user. None for a body without approved months.
 */
export function paymentsOf(given: Story): TableRows[] {
  const due = dueOf(given);
  if (due.length === 0) return [];
  const telling = { ...given, random: randomOf(40) };
  return [
    ...settled(telling, due.filter(isPaid)),
    ...draft(
      telling,
      due.filter((one) => !isPaid(one)),
    ),
  ];
}

function isPaid({ one }: Due): boolean {
  return paidCodes.includes(one.engagement.plan.code);
}

type Built = {
  id: string;
  number: string;
  total: string;
  lines: Row<"payment_line">[];
  items: Row<"payment_item">[];
};

function built(
  { random, moment, body, entries }: Telling,
  due: readonly Due[],
  n: number,
  day: Day,
): Built {
  const id = random.id(at(day, 600));
  const organization_id = body.organization.id;
  const lines: Row<"payment_line">[] = [];
  const items: Row<"payment_item">[] = [];
  for (const { month, one, worth } of due) {
    const { employee } = one.engagement;
    const line = random.id(at(day, 600));
    const amount = centsToDecimal(worth.cents);
    lines.push({
      organization_id,
      payment_id: id,
      id: line,
      employee_id: employee.id,
      name: `${employee.last_name} ${employee.first_name}`,
      iban: employee.iban ?? "",
      amount,
      state: "planned",
      bank_code: "",
      answered_at: null,
    });
    items.push({
      organization_id,
      payment_id: id,
      id: random.id(at(day, 600)),
      line_id: line,
      contract_id: month.contract_id,
      month: month.month,
      seq: 0,
      amount,
      worth: amount,
      steps: JSON.stringify(worth.steps),
      month_version: month.version ?? 1,
      ledger_seen: entries,
      live: true,
    });
  }
  const total = centsToDecimal(due.reduce((sum, { worth }) => sum + worth.cents, 0));
  return { id, number: `${moment.oldest}/${n}`, total, lines, items };
}

type Act = Pick<Row<"payment_act">, "act" | "state" | "at" | "by_user"> &
  Partial<Pick<Row<"payment_act">, "submitted_on" | "reference">>;

function settled(given: Telling, due: readonly Due[]): TableRows[] {
  const { random, moment, body, people, accounts } = given;
  const { organization } = body;
  const [made, sent, answered] = [dayAfter(moment, 10), dayAfter(moment, 11), dayAfter(moment, 14)];
  const payment = built(given, due, 1, made);
  const paid = new Set(paidLines(people).map(({ engagement }) => engagement.contract.id));
  const items = payment.items.map((item) => ({ ...item, live: paid.has(item.contract_id) }));
  const live = new Set(items.filter((item) => item.live).map((item) => item.line_id));
  const lines = payment.lines.map((line) => ({
    ...line,
    state: live.has(line.id) ? "paid" : "rejected",
    bank_code: live.has(line.id) ? "" : "AC04",
    answered_at: at(answered, 700),
  }));
  const executionDate = nextTargetDay(sent);
  const messageId = `P${hex(payment.id)}`;
  const content = pain001({
    format: "pain.001.001.03",
    messageId,
    createdAt: at(sent, 660),
    initiator: organization.description,
    groups: [
      {
        id: `${messageId}-1`,
        executionDate,
        debtor: {
          name: organization.description,
          iban: organization.debtor_iban ?? "",
          bic: organization.debtor_bic ?? null,
        },
        credits: lines.map(({ id, name, iban, amount }) => ({
          id: hex(id),
          name,
          iban,
          cents: decimalToCents(String(amount)) ?? 0,
          remittance: remittanceText([moment.oldest], payment.number),
        })),
      },
    ],
  });
  const ofPayment = { organization_id: organization.id, payment_id: payment.id };
  const { administrator, executive } = accounts;
  const submission = { submitted_on: sent, reference: "DEMO-0001" };
  const report = { paid: live.size, rejected: lines.length - live.size, waiting: 0 };
  return rowsOf(given, {
    payment: { ...payment, lines, items },
    state: "settled",
    approvedBy: executive,
    executionDate,
    acts: [
      { act: "create", state: "draft", at: at(made, 600), by_user: administrator },
      { act: "approve", state: "approved", at: at(made, 720), by_user: executive },
      { act: "order", state: "ordered", at: at(sent, 660), by_user: executive },
      { act: "submit", state: "submitted", at: at(sent, 690), by_user: executive, ...submission },
      { act: "answer", state: "settled", at: at(answered, 700), by_user: executive },
    ],
    extraRows: [
      tableRows("payment_file", [
        {
          ...ofPayment,
          message_id: messageId,
          name: paymentFileName(payment.number),
          content,
          digest: sha256(content),
          made_at: at(sent, 660),
          made_by: executive,
        },
      ]),
      tableRows("payment_answer", [
        {
          ...ofPayment,
          id: random.id(at(answered, 700)),
          digest: sha256(Buffer.from(messageId)),
          message_id: "DEMO-0001",
          group_status: "ACSC",
          report: JSON.stringify({ ...report, contradicted: [], unknown: [], otherAmounts: [] }),
          content: Buffer.from(messageId),
          received_at: at(answered, 700),
          by_user: executive,
        },
      ]),
    ],
  });
}

function draft(given: Telling, due: readonly Due[]): TableRows[] {
  const made = dayAfter(given.moment, 15);
  const act = { act: "create", state: "draft", at: at(made, 600) } as const;
  const payment = built(given, due, 2, made);
  return rowsOf(given, {
    payment,
    state: "draft",
    approvedBy: null,
    executionDate: null,
    acts: [{ ...act, by_user: given.accounts.executive }],
    extraRows: [tableRows("payment_exclusion", exclusionsOf(given, payment.id))],
  });
}

function rowsOf(
  { moment, body }: Telling,
  details: {
    payment: Built;
    state: string;
    approvedBy: string | null;
    executionDate: Day | null;
    acts: readonly Act[];
    extraRows: readonly TableRows[];
  },
): TableRows[] {
  const organization_id = body.organization.id;
  const { id, number, total, lines, items } = details.payment;
  const [first] = details.acts;
  return [
    tableRows("payment", [
      {
        organization_id,
        id,
        number,
        month: moment.oldest,
        state: details.state,
        created_by: first?.by_user ?? "",
        created_at: first?.at ?? moment.now,
        approved_by: details.approvedBy,
        execution_date: details.executionDate,
        total,
        line_count: lines.length,
        version: details.acts.length,
      },
    ]),
    tableRows(
      "payment_act",
      details.acts.map((act, index) => ({
        organization_id,
        payment_id: id,
        seq: index + 1,
        submitted_on: null,
        reference: "",
        ...act,
      })),
    ),
    tableRows("payment_line", lines),
    tableRows("payment_item", items),
    ...details.extraRows,
  ];
}
