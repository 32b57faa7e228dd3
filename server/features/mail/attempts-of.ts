import { countOf } from "#server/db/count-of.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** How many times a mail has been tried, including requests to try it again. */
export function attemptsOf(db: Reader, ctx: BodyContext, mailId: string): Promise<number> {
  return countOf(
    db
      .selectFrom("mail_attempt")
      .where((of) => of.and({ organization_id: ctx.organizationId, mail_id: mailId })),
  );
}
