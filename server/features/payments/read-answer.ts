import { createHash } from "node:crypto";
import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import type { AnswerReport } from "#api/payment-shapes.ts";
import type { payments } from "#api/payments.ts";
import {
  differsFromOrdered,
  outcomeOfStatus,
  type BankOutcome,
} from "#domain/payments/bank-status.ts";
import type { LineState } from "#domain/payments/payment.ts";
import { answerRefusalTexts, paymentRefusalTexts, submittedByAnswer } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { insertRow } from "#server/db/rows.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readPain002, type OrderAnswer } from "#server/integrations/bank/read-pain002.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import { lockPayment, type LockedPayment } from "./lock-payment.ts";
import { movePayment } from "./move-payment.ts";
import { endToEndIdOf, messageIdOf } from "./order-of-payment.ts";
import { payUnchangedMonths } from "./pay-unchanged.ts";
import { idsOf, monthsOfLines, settleLines, type LineOutcome } from "./settle-lines.ts";
import { submitLines } from "./submit-payment.ts";

type Output = OutputOf<typeof payments.readAnswer>;
type Line = { id: string; name: string; state: LineState; amount: string };

const mostUnknown = 100;

/**
 * Reads the bank's answer, line by line: what it settled is paid, what it refused is rejected with its reason, everything else
 * stays waiting, also what the bank reports with an amount other than ordered. A line that has an outcome keeps it. An answer
 * to an order not recorded as submitted proves that it was, which is recorded under the answer's own id. Reading the same file
 * again changes nothing and returns the same report. Throws `invalid` for a file that is not an answer, `refused` for the
 * answer to another order.
 */
export const readAnswer: Handler<typeof payments.readAnswer> = async (ctx, { id }, bytes) => {
  const answer = readPain002(bytes);
  const calculator = await calculatorOf(ctx);
  return write<Output>(ctx, "payment.answer", async (tx) => {
    const locked = await lockPayment(tx, ctx, { id, act: "answer" });
    if (typeof answer === "string")
      throw new Fault("invalid", { detail: answerRefusalTexts[answer] });
    if (answer.orderId !== messageIdOf(id)) throw await ofOtherOrder(tx, ctx, answer);
    const digest = createHash("sha256").update(bytes).digest("hex");
    const before = await readBefore(tx, ctx, id, digest);
    if (before)
      return { entries: [], result: { again: true, state: locked.state, report: before } };
    const { payment, entries: proved } = await proveSubmission(tx, ctx, calculator, locked, answer);
    const { outcomes, report } = judgeAnswer(answer, payment, await linesOf(tx, ctx, id));
    const { state, entries } = await settleLines(tx, ctx, calculator, payment, outcomes);
    const rejected = await monthsOfLines(tx, ctx, idsOf(outcomes, "rejected"));
    const unchanged = await payUnchangedMonths(tx, ctx, calculator, rejected);
    await keepAnswer(tx, ctx, id, { digest, answer, report, bytes });
    const reason = [answer.group.status, answer.group.code].filter((one) => one !== "").join(" ");
    const moved = await movePayment(tx, ctx, payment, { act: "answer", state, reason });
    const returned: NewNotification = {
      to: sql`select ${payment.createdBy}::uuid`,
      kind: "payment-returned",
      params: { subjectId: id, month: payment.month },
      at: ctx.now,
    };
    return {
      entries: [...proved, ...moved.entries, ...entries, ...unchanged.entries],
      notifications: report.rejected > 0 ? [returned] : [],
      result: { again: false, state, report },
    };
  });
};

/** Names the other order, if the body has it. */
async function ofOtherOrder(tx: Writer, ctx: BodyContext, { orderId }: OrderAnswer) {
  const other = await tx
    .selectFrom("payment_file as f")
    .innerJoin("payment as p", ofOrganization("p.id", "f.payment_id"))
    .select("p.number")
    .where((of) => of.and({ "f.organization_id": ctx.organizationId, "f.message_id": orderId }))
    .executeTakeFirst();
  return refused(paymentRefusalTexts.otherOrder(shortId(orderId), other?.number ?? null));
}

async function proveSubmission(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  payment: LockedPayment,
  { messageId }: OrderAnswer,
): Promise<{ payment: LockedPayment; entries: Entry[] }> {
  if (payment.state !== "ordered") return { payment, entries: [] };
  const submission = { submittedOn: null, reference: shortId(messageId) };
  const reason = submittedByAnswer;
  const details = { submission, reason };
  const { result, entries } = await submitLines(tx, ctx, calculator, payment, details);
  return { payment: { ...payment, state: "submitted", version: result.version }, entries };
}

function judgeAnswer(
  answer: OrderAnswer,
  { total }: LockedPayment,
  lines: readonly Line[],
): { outcomes: LineOutcome[]; report: AnswerReport } {
  const byId = new Map(lines.map((line) => [endToEndIdOf(line.id), line]));
  const creditsById = Map.groupBy(answer.credits, ({ endToEndId }) => endToEndId.toUpperCase());
  const unknown = [...creditsById.keys()].filter((endToEndId) => !byId.has(endToEndId));
  const isOfOtherSum = differsFromOrdered(answer.sum, total);
  // A rejection under an unknown id may be of any credit: the group status then does not make the unlisted lines paid.
  const isOfAll =
    !isOfOtherSum &&
    (outcomeOfStatus(answer.group.status) !== "paid" ||
      unknown.every((id) =>
        creditsById.get(id)?.every((one) => outcomeOfStatus(one.status) !== "rejected"),
      ));
  const outcomes: LineOutcome[] = [];
  const contradicted: string[] = [];
  const otherAmounts: AnswerReport["otherAmounts"] = isOfOtherSum
    ? [{ name: null, ordered: total, reported: answer.sum }]
    : [];
  let waiting = 0;
  for (const [endToEndId, line] of byId) {
    const credits = creditsById.get(endToEndId);
    const other = credits?.find(({ amount }) => differsFromOrdered(amount, line.amount));
    if (other) otherAmounts.push({ name: line.name, ordered: line.amount, reported: other.amount });
    const ofLine = other ? [] : (credits ?? (isOfAll ? [answer.group] : []));
    const outcomesOfLine = ofLine.map(({ status, code, text }) => ({
      outcome: outcomeOfStatus(status),
      code,
      text,
    }));
    const settled = outcomesOfLine.filter((one) => one.outcome !== "waiting");
    // The outcome of a credit that one file reports as both paid and rejected is unknown.
    const isAtOdds = new Set(settled.map((one) => one.outcome)).size > 1;
    const { outcome, code, text } = (isAtOdds ? undefined : settled.at(-1)) ?? stillWaiting;
    if (isAtOdds) contradicted.push(line.name);
    if (line.state === "submitted") {
      if (outcome === "waiting") waiting += 1;
      else outcomes.push({ id: line.id, outcome, code, text });
    } else if (outcome !== "waiting" && outcome !== line.state) contradicted.push(line.name);
  }
  const count = (of: BankOutcome) => outcomes.filter(({ outcome }) => outcome === of).length;
  const report = {
    paid: count("paid"),
    rejected: count("rejected"),
    waiting,
    contradicted,
    unknown: unknown.slice(0, mostUnknown),
    otherAmounts,
  };
  return { outcomes, report };
}

const stillWaiting = { outcome: "waiting", code: "", text: "" } as const;

function linesOf(tx: Writer, ctx: BodyContext, paymentId: string): Promise<Line[]> {
  return tx
    .selectFrom("payment_line")
    .select(["id", "name", "state", "amount"])
    .where((of) => of.and({ organization_id: ctx.organizationId, payment_id: paymentId }))
    .where("amount", ">", "0")
    .execute();
}

async function readBefore(
  tx: Writer,
  ctx: BodyContext,
  paymentId: string,
  digest: string,
): Promise<AnswerReport | null> {
  const row = await tx
    .selectFrom("payment_answer")
    .select(storedReport.as("report"))
    .where((of) => of.and({ organization_id: ctx.organizationId, payment_id: paymentId, digest }))
    .executeTakeFirst();
  return row?.report ?? null;
}

/** Guarantee: only the code below writes it; before amounts were compared, without `otherAmounts`. */
export const storedReport = sql<AnswerReport>`'{"otherAmounts": []}'::jsonb || report`;

async function keepAnswer(
  tx: Writer,
  ctx: BodyContext,
  paymentId: string,
  given: { digest: string; answer: OrderAnswer; report: AnswerReport; bytes: Buffer },
): Promise<void> {
  const { digest, answer, report, bytes } = given;
  await insertRow(tx, "payment_answer", {
    organization_id: ctx.organizationId,
    payment_id: paymentId,
    id: uuid(),
    digest,
    message_id: shortId(answer.messageId),
    group_status: answer.group.status.slice(0, 4),
    report: JSON.stringify(report),
    content: bytes,
    received_at: ctx.now,
    by_user: ctx.actor.userId,
  });
}

/** Message ids have up to 35 characters (ISO 20022, Max35Text). */
function shortId(messageId: string): string {
  return messageId.slice(0, 35);
}
