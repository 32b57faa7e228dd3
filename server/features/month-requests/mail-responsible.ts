import { sql } from "kysely";
import { EmailField } from "#api/identity.ts";
import type { Writer } from "#server/db/handles.ts";
import { type MailDraft, queueMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { clerksOf } from "#server/kernel/notifications.ts";
import type { Requester } from "./requester.ts";
import { usefulUntil } from "./useful-until.ts";

const mostMails = 5;

type Responsible = { email: string; structure: string; organization: string };

/**
 * Mails what a person asks to the creator of the link, else to the users who write the body's data; the person's name
 * and words are shown only in the application. The caller also notifies all of these users.
 */
export async function mailResponsible(
  tx: Writer,
  ctx: BodyContext,
  { by, structureId }: Pick<Requester, "by" | "structureId">,
  mailOf: (
    place: Omit<Responsible, "email">,
  ) => Pick<MailDraft, "kind" | "subject" | "text" | "leaveRequestId">,
): Promise<void> {
  const { rows } = await sql<Responsible>`
    with clerk as (
      select u.id, u.email from (${clerksOf(ctx.organizationId)}) k(id)
      join app_user u on u.id = k.id
      where u.email <> '' and u.disabled_at is null and u.id <> ${ctx.actor.userId}),
    maker as (
      select c.id from clerk c
      join link l on l.made_by = c.id and l.organization_id = ${ctx.organizationId} and l.id = ${by.link_id}::uuid)
    select c.email, s.title as structure, o.description as organization
    from clerk c
    join structure s on s.organization_id = ${ctx.organizationId} and s.id = ${structureId}
    join organization o on o.id = s.organization_id
    where c.id in (select id from maker) or not exists (select from maker)
    order by c.id limit ${mostMails}
  `.execute(tx);
  const mails = rows
    .filter(({ email }) => EmailField.safeParse(email).success)
    .map(({ email, ...given }) => ({
      ...mailOf(given),
      recipient: email,
      link: null,
      usefulUntil: usefulUntil(ctx),
    }));
  await queueMails(tx, ctx, mails);
}
