import { mailTexts } from "#texts/mail.ts";
import type { Writer } from "#server/db/handles.ts";
import { type Delivery, type Postman, postmanOf } from "#server/integrations/mail/postman.ts";
import type { JobContext, JobOutcome } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { systemIn } from "#server/kernel/system-context.ts";
import { write } from "#server/kernel/write.ts";
import { attemptsOf } from "./attempts-of.ts";
import { nextTryAfter } from "./next-try.ts";

/**
 * Sends what waits, in all bodies, until nothing is due or the mail server cannot be reached. Each mail is sent while its
 * row is held: servers pass over what another one holds, and a mail whose server died in mid-way is sent again under the
 * same Message-ID. Without a mail server everything stays where it is.
 */
export async function sendMails(ctx: JobContext): Promise<JobOutcome> {
  const { mail } = ctx.config;
  const sums = { accepted: 0, postponed: 0, refused: 0, late: 0, unreachable: 0 };
  if (mail === null) return sums;
  const postman = await postmanOf(mail);
  try {
    for (const organizationId of await bodiesWithMail(ctx)) {
      let outcome = await sendNext(systemIn(ctx, organizationId), postman);
      while (outcome !== null) {
        sums[outcome] += 1;
        if (outcome === "unreachable" || ctx.signal.aborted) return sums;
        outcome = await sendNext(systemIn(ctx, organizationId), postman);
      }
    }
    return sums;
  } finally {
    postman.close();
  }
}

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

/** The mail's attempts tell what happened to it; nothing of the body changes, so the ledger has no entry. */
function sendNext(ctx: BodyContext, postman: Postman): Promise<Outcome | null> {
  return write(ctx, "mail.send", async (tx) => {
    const mail = await lockMail(tx, ctx);
    if (!mail) return { entries: [], result: null };
    const delivery =
      mail.useful_until < ctx.now
        ? { outcome: "late" as const, answer: "" }
        : await postman.deliver({
            id: mail.id,
            to: mail.recipient,
            subject: mail.subject,
            text: mail.body.replace("{link}", () =>
              mail.sealed_link === null ? "" : ctx.secrets.open("mail", mail.sealed_link),
            ),
            fromName: mailTexts.sender,
          });
    await keepAttempt(tx, ctx, mail, delivery);
    return { entries: [], result: delivery.outcome };
  });
}

async function lockMail(tx: Writer, ctx: BodyContext) {
  const mail = await tx
    .selectFrom("mail")
    .select(["id", "recipient", "subject", "body", "sealed_link", "useful_until"])
    .where("organization_id", "=", ctx.organizationId)
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", ctx.now)
    .orderBy("next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return mail && { ...mail, attempts: await attemptsOf(tx, ctx, mail.id) };
}

type LockedMail = { id: string; attempts: number };

async function keepAttempt(
  tx: Writer,
  ctx: BodyContext,
  { id, attempts }: LockedMail,
  { outcome, answer }: { outcome: Outcome; answer: string },
): Promise<void> {
  const nextTryAt = nextTryAfter(attempts + 1, ctx.now);
  const isPassing = outcome === "postponed" || outcome === "unreachable";
  const kept = isPassing ? (nextTryAt === null ? "refused" : "postponed") : outcome;
  await tx
    .insertInto("mail_attempt")
    .values({
      organization_id: ctx.organizationId,
      mail_id: id,
      seq: attempts + 1,
      at: ctx.now,
      outcome: kept,
      answer: answer.slice(0, 500),
    })
    .execute();
  await tx
    .updateTable("mail")
    .set({
      state: (
        { accepted: "sent", refused: "refused", late: "late", postponed: "waiting" } as const
      )[kept],
      next_try_at: nextTryAt ?? ctx.now,
      ...(kept === "accepted" || kept === "late" ? { sealed_link: null } : {}),
    })
    .where("organization_id", "=", ctx.organizationId)
    .where("id", "=", id)
    .execute();
}
