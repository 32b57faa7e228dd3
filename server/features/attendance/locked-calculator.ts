import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Calculator, calculatorFrom } from "./calculator.ts";
import { calendarOfBody } from "./calendar.ts";
import { calendarOfParts, readCalendarParts } from "./calendar-parts.ts";
import type { CurrentVersion } from "./current-version.ts";

/** The calculation, and the version of its calendar. */
export type KnownCalculator = { calculator: Calculator; calendarVersion: number };

/**
 * The calculation with the calendar as of once the structure is locked. The calendar is reloaded if it has changed
 * meanwhile: this save waited for a closure, or another server made one a moment ago. It is read within the
 * transaction, since many waiting saves would each ask for a connection.
 */
export async function lockedCalculator(
  tx: Writer,
  ctx: BodyContext,
  { calculator, calendarVersion }: KnownCalculator,
  versions: readonly (CurrentVersion | undefined)[],
): Promise<Calculator> {
  const versionInUse = versions.find((one) => one !== undefined)?.calendarVersion;
  if (versionInUse === undefined || versionInUse === calendarVersion) return calculator;
  calendarOfBody.forget(ctx);
  const calendar = calendarOfParts(await readCalendarParts(tx, ctx.organizationId));
  return calculatorFrom(calendar, calculator.schedules, calculator.reasonsOn, ctx.today);
}
