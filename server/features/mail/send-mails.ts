import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { type Delivery, type Postman, postmanOf } from "#server/integrations/mail/postman.ts";
import { inTurns } from "#server/jobs/each-body.ts";
import type { JobContext, JobOutcome } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { mailTexts } from "#texts/mail.ts";
import { attemptsOf } from "./attempts-of.ts";

/**
 * Sends the waiting mails of all bodies, until none is due or the mail server cannot be reached; a body whose outbox
 * fails does not stop the others. Each mail is sent while its row is locked: servers skip rows locked by another, and a
 * mail whose server died midway is sent again under the same Message-ID. Without a mail server, all mails stay queued.
 */
export async function sendMails(ctx: JobContext): Promise<JobOutcome> {
  const { mail } = ctx.config;
  if (mail === null) return none;
  const postman = await postmanOf(mail);
  let isReachable = true;
  const sendAll = async (body: BodyContext): Promise<JobOutcome> => {
    const sums = { ...none };
    while (isReachable) {
      ctx.signal.throwIfAborted();
      const outcome = await sendNext(body, postman);
      if (outcome === null) break;
      sums[outcome] += 1;
      isReachable = outcome !== "unreachable";
    }
    return sums;
  };
  try {
    const due = async () => (isReachable ? bodiesWithMail(ctx) : []);
    return { ...none, ...(await inTurns(ctx, due, sendAll)) };
  } finally {
    postman.close();
  }
}

const none = { accepted: 0, postponed: 0, refused: 0, late: 0, unreachable: 0 };

async function bodiesWithMail(ctx: JobContext): Promise<string[]> {
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  const rows = await readBodies(
    ctx,
    bodies.map(({ id }) => id),
    (db) =>
      db
        .selectFrom("mail")
        .select("organization_id")
        .distinct()
        .where("state", "=", "waiting")
        .where("next_try_at", "<=", ctx.now)
        .execute(),
  );
  return rows.map((row) => row.organization_id);
}

type Outcome = Delivery["outcome"] | "late";

/** A mail server may take longer than the database lets a transaction stay idle. */
const patience = `set local idle_in_transaction_session_timeout = ${deadlines.idleLetterMs}`;

/** The mail's attempts record what happened to it; nothing of the body changes, so there is no ledger entry. */
function sendNext(ctx: BodyContext, postman: Postman): Promise<Outcome | null> {
  return write(ctx, "mail.send", async (tx) => {
    const mail = await lockMail(tx, ctx);
    if (!mail) return { entries: [], result: null };
    await sql.raw(patience).execute(tx);
    const delivery = await deliver(ctx, postman, mail);
    await keepAttempt(tx, ctx, mail, delivery);
    return { entries: [], result: delivery.outcome };
  });
}

/** A mail whose link was encrypted under a lost key is refused, like one that the mail server rejects. */
async function deliver(
  ctx: BodyContext,
  postman: Postman,
  mail: LockedMail,
): Promise<{ outcome: Outcome; answer: string }> {
  if (mail.useful_until < ctx.now) return { outcome: "late", answer: "" };
  const link = openedLink(ctx, mail);
  if (link === null) return { outcome: "refused", answer: mailTexts.unopened };
  return postman.deliver({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body.replace("{link}", () => link),
    fromName: mailTexts.sender,
  });
}

function openedLink({ secrets }: BodyContext, { sealed_link }: LockedMail): string | null {
  try {
    return sealed_link === null ? "" : secrets.open("mail", sealed_link);
  } catch {
    return null;
  }
}

async function lockMail(tx: Writer, ctx: BodyContext) {
  const mail = await tx
    .selectFrom("mail")
    .select(["id", "recipient", "subject", "body", "sealed_link", "useful_until"])
    .where((of) => of.and({ organization_id: ctx.organizationId, state: "waiting" }))
    .where("next_try_at", "<=", ctx.now)
    .orderBy("next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return mail && { ...mail, attempts: await attemptsOf(tx, ctx, mail.id) };
}

type LockedMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>;

async function keepAttempt(
  tx: Writer,
  ctx: BodyContext,
  { id, attempts }: LockedMail,
  { outcome, answer }: { outcome: Outcome; answer: string },
): Promise<void> {
  const nextTryAt = nextTryAfter(attempts + 1, ctx.now);
  const isPassing = outcome === "postponed" || outcome === "unreachable";
  const finalOutcome = isPassing ? (nextTryAt === null ? "refused" : "postponed") : outcome;
  await insertRow(tx, "mail_attempt", {
    organization_id: ctx.organizationId,
    mail_id: id,
    seq: attempts + 1,
    at: ctx.now,
    outcome: finalOutcome,
    answer: answer.slice(0, 500),
  });
  const key = { organization_id: ctx.organizationId, id };
  await updateRows(tx, "mail", key, {
    state: ({ accepted: "sent", refused: "refused", late: "late", postponed: "waiting" } as const)[
      finalOutcome
    ],
    next_try_at: nextTryAt ?? ctx.now,
    ...(finalOutcome === "accepted" || finalOutcome === "late" ? { sealed_link: null } : {}),
  });
}

/** Three days of attempts; then an administrator must intervene. */
const mostAttempts = 20;
const longestMinutes = 6 * 60;

/** When a mail is tried again after that many attempts: in 1, 2, 4… minutes, at most 6 hours. Null: no automatic retry. */
function nextTryAfter(attempts: number, now: Date): Date | null {
  if (attempts >= mostAttempts) return null;
  const minutes = Math.min(2 ** (attempts - 1), longestMinutes);
  return new Date(now.getTime() + minutes * 60_000);
}
