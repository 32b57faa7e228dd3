import { sql } from "kysely";
import type { MailFilter, MailItem } from "#api/mails.ts";
import { mailTexts } from "#texts/mail.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";

/** How many mails pass the filter. */
export async function mailCount(db: Reader, filter: MailFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the mails that pass the filter, newest first; where a link stands, its token is masked. */
export async function mailItems(
  db: Reader,
  filter: MailFilter,
  stretch: Stretch,
): Promise<MailItem[]> {
  const list = matching(db, filter)
    .innerJoin("organization as o", "o.id", "m.organization_id")
    .select(["m.id", "m.organization_id as organizationId", "o.description as organization"])
    .select(["m.recipient", "m.subject", "m.state", "m.made_at", "m.next_try_at"])
    .select(sql<string>`replace(m.body, '{link}', ${mailTexts.masked})`.as("text"))
    .select([attempts.as("attempts"), lastAnswer.as("lastAnswer")])
    .orderBy("m.made_at", "desc")
    .orderBy("m.id", "desc");
  const rows = await rowsIn(list, stretch);
  return rows.map(({ made_at, next_try_at, state, ...row }) => ({
    ...row,
    // Guarantee: the column's check admits only these.
    state: state as MailItem["state"],
    madeAt: made_at.toISOString(),
    nextTryAt: state === "waiting" ? next_try_at.toISOString() : null,
  }));
}

function matching(db: Reader, { state, search }: MailFilter) {
  return db
    .selectFrom("mail as m")
    .$if(state !== undefined, (query) => query.where("m.state", "=", state ?? ""))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql`greek_key(m.recipient || ' ' || m.subject)`, search ?? "")),
    );
}

const ofMail = sql`t.organization_id = m.organization_id and t.mail_id = m.id`;
const attempts = sql<number>`(select count(*)::int from mail_attempt t where ${ofMail})`;
const lastAnswer = sql<string>`coalesce((
  select t.answer from mail_attempt t where ${ofMail} order by t.seq desc limit 1), '')`;
