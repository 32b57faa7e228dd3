import type { Interval } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import type { DemonstrationDay, EngagementDays } from "./days.ts";
import { at, type Moment } from "./moment.ts";
import type { Random } from "./random.ts";

/** The card-reader lines behind the records of the last days, in the reader's format. */
export function punchesOf(
  random: Random,
  moment: Moment,
  { engagement, told }: EngagementDays,
): Row<"punch">[] {
  const { employee } = engagement;
  const recent = told.filter(({ day }) => day >= addDays(moment.today, -5) && day < moment.today);
  return recent.flatMap((one) =>
    minutesOf(one).map(({ minute, direction }) =>
      punchRow(random, one.day, minute, direction, {
        organization_id: employee.organization_id,
        card_number: employee.card_number ?? "",
        employee_id: employee.id,
      }),
    ),
  );
}

/** A card that has not been assigned to anyone, waiting for a user to resolve whose it is. */
export function strangersOf(
  random: Random,
  moment: Moment,
  organization_id: string,
): Row<"punch">[] {
  const day = addDays(moment.today, -1);
  const card = { organization_id, card_number: "99017", employee_id: null };
  return [punchRow(random, day, 452, "in", card), punchRow(random, day, 931, "out", card)];
}

type Direction = "in" | "out";

function minutesOf({ record }: DemonstrationDay): { minute: number; direction: Direction }[] {
  const punched = (record?.first ?? record?.intervals ?? []).filter((one) => one.mark === "device");
  return punched.flatMap(({ from, to }: Interval) => [
    ...(from === null ? [] : [{ minute: from, direction: "in" as const }]),
    ...(to === null ? [] : [{ minute: to, direction: "out" as const }]),
  ]);
}

/** A line of an attlog file: card, local time, verification mode, direction, work code. */
function punchRow(
  random: Random,
  day: Day,
  minute: number,
  direction: Direction,
  card: Pick<Row<"punch">, "organization_id" | "card_number" | "employee_id">,
): Row<"punch"> {
  const instant = at(day, minute);
  const clock = [Math.floor(minute / 60) % 24, minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  const local = `${minute >= 1440 ? addDays(day, 1) : day} ${clock}:00`;
  return {
    ...card,
    id: random.id(instant),
    source: "attlog",
    at: instant,
    direction,
    raw_line: `${card.card_number}\t${local}\t1\t${direction === "in" ? 0 : 1}\t0`,
  };
}
