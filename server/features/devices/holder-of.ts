import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { ArrivedEntry } from "#domain/devices/question.ts";
import type { DeviceEntry } from "#domain/devices/signed-text.ts";
import type { Writer } from "#server/db/handles.ts";
import { badgeByCode, isRightPin } from "#server/features/badges/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** The holder of a badge, as far as known. */
export type Holder = Pick<ArrivedEntry, "badge" | "worksHere"> & {
  employeeId: string | null;
  /** Stored instead of what was shown: the number, or which badge; never its code. */
  cardNumber: string;
  /** First name and initial of the last: enough to see that the right person was meant. */
  name: string | null;
};

type Identification = Pick<DeviceEntry, "how" | "value" | "pin">;
type Place = { structureId: string; day: Day };
type Person = { id: string; cardNumber: string | null; name: string; worksHere: boolean };

/** The holder of the badge or number shown, and whether a contract places the person in the structure around that day. */
export function holderOf(
  tx: Writer,
  ctx: BodyContext,
  identification: Identification,
  place: Place,
): Promise<Holder> {
  return identification.how === "badge"
    ? holderOfBadge(tx, ctx, identification, place)
    : holderOfNumber(tx, ctx, identification, place);
}

async function holderOfBadge(
  tx: Writer,
  ctx: BodyContext,
  { value }: Identification,
  place: Place,
): Promise<Holder> {
  const scanned = await badgeByCode(tx, ctx.organizationId, value);
  if (!scanned) return nobody("QR");
  const person = await personWhere(tx, ctx, place, sql`e.id = ${scanned.employeeId}`);
  const cardNumber = person?.cardNumber ?? `QR ${scanned.badgeId.slice(-8)}`;
  if (!person) return nobody(cardNumber);
  return holder(person, cardNumber, scanned.holds ? "known" : "revoked-badge");
}

async function holderOfNumber(
  tx: Writer,
  ctx: BodyContext,
  { value, pin }: Identification,
  place: Place,
): Promise<Holder> {
  const person = await personWhere(tx, ctx, place, sql`e.card_number = ${value}`);
  if (!person) return nobody(value);
  const isRight = await isRightPin(tx, ctx, person.id, pin);
  return holder(person, value, isRight ? "known" : "wrong-pin");
}

function nobody(cardNumber: string): Holder {
  return { badge: "unknown", worksHere: false, employeeId: null, cardNumber, name: null };
}

function holder(person: Person, cardNumber: string, badge: Holder["badge"]): Holder {
  const { id, name, worksHere } = person;
  return { badge, worksHere, employeeId: id, cardNumber, name };
}

async function personWhere(
  tx: Writer,
  { organizationId }: BodyContext,
  { structureId, day }: Place,
  isPerson: ReturnType<typeof sql>,
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select e.id, e.card_number as "cardNumber", e.first_name || ' ' || left(e.last_name, 1) || '.' as name, exists (
      select from running_term t
      where t.organization_id = e.organization_id and t.employee_id = e.id and t.structure_id = ${structureId}
        and t.first_day <= ${day}::date + 1 and t.last_day >= ${day}::date - 1) as "worksHere"
    from employee e where e.organization_id = ${organizationId} and ${isPerson}
  `.execute(tx);
  return rows[0];
}
