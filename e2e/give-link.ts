import { createHash, randomUUID } from "node:crypto";
import { newLinkToken } from "#server/kernel/link-token.ts";
import type { Site } from "./site.ts";
import { addMonths, type Day, type Month, monthOf } from "#domain/calendar/day.ts";

/** What a link opens: the sheet of a day, or one person's month. */
export type Opens = { date: string } | { contractId: string; month: string };

/** Gives someone a link, as a mail would; returns its token. */
export async function giveLink(
  site: Site,
  { organizationId, structureId }: { organizationId: string; structureId: string },
  opens: Opens,
): Promise<string> {
  const token = newLinkToken(organizationId);
  const [linkId, mailId] = [randomUUID(), randomUUID()];
  const recipient = "someone@example.gr";
  await site.arrange(
    `update structure set person_in_charge_email = $2 where organization_id = $1 and id = $3`,
    [organizationId, recipient, structureId],
  );
  await site.arrange(
    `insert into mail (organization_id, id, kind, recipient, subject, body, made_at, useful_until, next_try_at, state)
     values ($1, $2, 'daily-report', $3, 'Link', 'Link', now(), now(), now(), 'sent')`,
    [organizationId, mailId, recipient],
  );
  const isDay = "date" in opens;
  if (!isDay)
    await site.arrange(
      `update employee set email = $2 where organization_id = $1 and id = (
         select employee_id from contract where organization_id = $1 and id = $3)`,
      [organizationId, recipient, opens.contractId],
    );
  await site.arrange(
    `insert into link (organization_id, id, kind, token_hash, structure_id, date, contract_id, month, recipient,
       recipient_name, made_at, made_by, expires_at, mail_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, 'Άννα Υπεύθυνη', now(), id, now() + interval '1 day', $10
     from app_user where user_name = 'clerk'`,
    [
      organizationId,
      linkId,
      isDay ? "daily-report" : "month",
      createHash("sha256").update(token).digest(),
      structureId,
      isDay ? opens.date : null,
      isDay ? null : opens.contractId,
      isDay ? null : opens.month,
      recipient,
      mailId,
    ],
  );
  return token;
}

/** Reopens last month of one person, so that its days can be disputed, and returns its link. */
export async function giveOpenMonth(
  site: Site,
  service: { organizationId: string; structureId: string; contractId: string; today: Day },
): Promise<{ month: Month; token: string }> {
  const { organizationId, contractId, today } = service;
  const month = addMonths(monthOf(today), -1);
  await site.arrange(
    "update attendance_sheet set state = 'open' where organization_id = $1 and to_char(date, 'YYYY-MM') = $2",
    [organizationId, month],
  );
  await site.arrange(
    "update monthly_contract set state = 'draft' where organization_id = $1 and contract_id = $2 and month = $3",
    [organizationId, contractId, month],
  );
  return { month, token: await giveLink(site, service, { contractId, month }) };
}
