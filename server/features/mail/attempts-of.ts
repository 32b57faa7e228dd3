import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** How often a mail has been tried, and asked to be tried again. */
export async function attemptsOf(db: Reader, ctx: BodyContext, mailId: string): Promise<number> {
  const { count } = await db
    .selectFrom("mail_attempt")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where((of) => of.and({ organization_id: ctx.organizationId, mail_id: mailId }))
    .executeTakeFirstOrThrow();
  return Number(count);
}
