import { expect, test } from "vitest";
import { closures } from "#api/closures.ts";
import { buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { eventsIn } from "#server/testing/events-in.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { addRows } from "#server/testing/rows.ts";

const world = worldOfFile();

test("R-47 a body's closures and holidays come as a calendar, a moved holiday on its new day under its old name", async () => {
  const { owner } = world;
  const { id: organizationId } = await buildOrganization(owner);
  const body = { organization_id: organizationId };
  const structure = await buildStructure(owner, { ...body, title: "ΚΕΠ; Κέντρου, Α\\Β" });
  const as = { as: await world.signInAs({ role: "Employee", organizationId }) };
  const close = (title: string, structureId: string | null, from: string, to: string) =>
    world.call(
      closures.create,
      { organizationId, structureId, title, reason: "Απόφαση 12/2026\r\nATTENDEE:x", from, to },
      as,
    );
  const own = await close("Βάψιμο\nEND:VEVENT", structure.id, "2026-12-30", "2027-01-04");
  const whole = await close("Τοπική εορτή", null, "2026-06-12", "2026-06-12");
  const feast = { ...body, title: "Πολιούχος", month: 10, day_of_month: 26 };
  await addRows(world, "organization_holiday", feast);
  await owner
    .insertInto("holiday_move")
    .values({ rule_id: "labour-day", year: 2026, moved_to: "2026-05-04", source: "Απόφαση" })
    .execute();
  const file = await world.call(closures.exportCalendar, { organizationId }, as);
  expect(file.name).toBe("Αργίες και διακοπές 2026-2027.ics");
  expect(file.type).toBe("text/calendar; charset=utf-8");
  const events = eventsIn(file.bytes.toString("utf8"));
  const starting = (uid: string) => events.find((event) => event.uid.startsWith(uid));
  expect(starting(`closure-${own.id}`)).toMatchObject({
    title: "Δεν λειτουργεί: ΚΕΠ; Κέντρου, Α\\Β (Βάψιμο\nEND:VEVENT)",
    text: "Απόφαση 12/2026\nATTENDEE:x",
    from: "2026-12-30",
    to: "2027-01-05",
  });
  expect(starting(`closure-${whole.id}`)?.title).toBe("Δεν λειτουργεί ο Φορέας: Τοπική εορτή");
  const labourDay = (year: number) => starting(`holiday-${organizationId}-labour-day-${year}`);
  expect([labourDay(2026)?.from, labourDay(2027)?.from]).toEqual(["2026-05-04", "2027-05-01"]);
  expect(events.filter(({ title }) => title === "Πολιούχος").map(({ from }) => from)).toEqual([
    "2026-10-26",
    "2027-10-26",
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});
