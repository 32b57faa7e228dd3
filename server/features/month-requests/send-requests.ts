import { sql } from "kysely";
import { addDays, firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { EmailField } from "#api/identity.ts";
import type { monthRequests } from "#api/month-requests.ts";
import { monthRequestMail } from "#texts/mail.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import type { Writer } from "#server/db/handles.ts";
import { type LinkDraft, makeLinks } from "#server/features/links/public.ts";
import { instantInMail, monthInMail } from "#server/features/mail/public.ts";
import { monthsOfStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { newestConfirmation } from "./confirmations.ts";

const validDays = 14;

type Input = InputOf<typeof monthRequests.send>;
type Outcome = OutputOf<typeof monthRequests.send>["rows"][number]["outcome"];

/**
 * Sends each employee of a structure the link of the month, and returns the outcome for each. Skips people who have confirmed the
 * month or wait for an answer. Throws `not-found` for a foreign structure, `invalid` for a month that has not begun.
 */
export const sendRequests: Handler<typeof monthRequests.send> = async (ctx, input) => {
  if (firstDay(input.month) > ctx.today) throw fieldFault("month", disputeRefusals.yetToCome);
  return write(ctx, "month.request", async (tx) => {
    const organization = await lockStructure(tx, ctx, input);
    const people = await peopleToAsk(tx, ctx, input);
    const links = people
      .filter((person) => outcomeOf(person) === "sent")
      .map((person) => linkFor(ctx, input, person, organization));
    const rows = people.map((person) => ({
      contractId: person.contract_id,
      name: person.name,
      outcome: outcomeOf(person),
    }));
    return {
      entries: (await makeLinks(tx, ctx, links)).map(({ entry }) => entry),
      result: { rows },
    };
  });
};

type PersonToAsk = {
  contract_id: string;
  name: string;
  email: string;
  is_confirmed: boolean;
  is_disputed: boolean;
};

function outcomeOf({ email, is_confirmed, is_disputed }: PersonToAsk): Outcome {
  if (is_disputed) return "dispute-open";
  if (is_confirmed) return "confirmed";
  return email !== "" && EmailField.safeParse(email).success ? "sent" : "no-address";
}

/** Locks the structure's row, so that two clerks do not send at the same time. Returns the body's name. */
async function lockStructure(tx: Writer, ctx: BodyContext, input: Input): Promise<string> {
  const found = await tx
    .selectFrom("structure as s")
    .innerJoin("organization as o", "o.id", "s.organization_id")
    .select("o.description")
    .where((of) => of.and({ "s.organization_id": ctx.organizationId, "s.id": input.structureId }))
    .forUpdate("s")
    .executeTakeFirstOrThrow(notFound);
  return found.description;
}

async function peopleToAsk(tx: Writer, ctx: BodyContext, input: Input): Promise<PersonToAsk[]> {
  const contractIds = (await monthsOfStructure(tx, input)).map(({ contractId }) => contractId);
  const { rows } = await sql<PersonToAsk>`
    select c.id as contract_id, e.last_name || ' ' || e.first_name as name, e.email,
      coalesce(k.stands, false) as is_confirmed,
      exists (
        select from day_dispute d
        left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
        where d.organization_id = c.organization_id and d.contract_id = c.id and a.dispute_id is null
          and d.date between ${firstDay(input.month)} and ${lastDay(input.month)}) as is_disputed
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join ${newestConfirmation(sql`c.id`, input)} on true
    where c.organization_id = ${ctx.organizationId} and c.id = any (${contractIds}::uuid[])
    order by e.search_key, c.id
  `.execute(tx);
  return rows;
}

/** Now, or the end of a month that is still running: its link stays valid after that for as long as any other. */
function lastOf({ now }: BodyContext, month: Month): Date {
  const end = new Date(instantAt(addDays(lastDay(month), 1), 0));
  return end > now ? end : now;
}

function linkFor(
  ctx: BodyContext,
  { structureId, month }: Input,
  person: PersonToAsk,
  organization: string,
): LinkDraft {
  const expiresAt = new Date(lastOf(ctx, month).getTime() + validDays * 86_400_000);
  return {
    opens: { kind: "month", contractId: person.contract_id, month },
    structureId,
    recipient: person.email,
    recipientName: person.name,
    expiresAt,
    path: (token) => `/verify-attendances?token=${token}`,
    mail: {
      kind: "month-request",
      subject: monthRequestMail.subject(monthInMail(month)),
      text: monthRequestMail.text({
        name: person.name,
        organization,
        month: monthInMail(month),
        until: instantInMail(expiresAt),
      }),
    },
  };
}
