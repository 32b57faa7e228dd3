import { sql } from "kysely";
import type { devices } from "#api/devices.ts";
import { addDays } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import type { DeviceQuestion } from "#domain/devices/question.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";

const mostShown = 200;

type Row = {
  deviceId: string;
  deviceTitle: string;
  structureTitle: string;
  number: number;
  punchedAt: Date;
  at: Date;
  direction: "in" | "out" | "unknown";
  cardNumber: string;
  name: string | null;
  question: DeviceQuestion;
};

/** Questions that nobody has answered, oldest first, at most 200; of one structure and day where they are named. */
export const openQuestions: Handler<typeof devices.getQuestions> = (
  ctx,
  { organizationId, structureId, date },
) =>
  readBody(ctx, async (db) => {
    const { rows } = await sql<Row>`
      select e.device_id as "deviceId", d.title as "deviceTitle", s.title as "structureTitle", e.number,
        e.punched_at as "punchedAt", e.at, e.direction, e.card_number as "cardNumber",
        p.last_name || ' ' || p.first_name as name, e.question
      from device_entry e
      join device d on d.organization_id = e.organization_id and d.id = e.device_id
      join structure s on s.organization_id = e.organization_id and s.id = e.structure_id
      left join employee p on p.organization_id = e.organization_id and p.id = e.employee_id
      where e.organization_id = ${organizationId} and e.question is not null
        and ${structureId === undefined ? sql`true` : sql`e.structure_id = ${structureId}`}
        and ${date === undefined ? sql`true` : sql`e.punched_at >= ${instantAt(date, 0)}::timestamptz and e.punched_at < ${instantAt(addDays(date, 1), 0)}::timestamptz`}
        and not exists (
          select from device_entry_answer a
          where a.organization_id = e.organization_id and a.device_id = e.device_id and a.number = e.number)
      order by e.punched_at, e.device_id, e.number limit ${mostShown}
    `.execute(db);
    return { items: rows.map(asTold) };
  });
