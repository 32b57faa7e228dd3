import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Calculator, calculatorFrom } from "./calculator.ts";
import { calendarOfBody } from "./calendar.ts";
import { calendarOfParts, readCalendarParts } from "./calendar-parts.ts";
import type { CurrentVersion } from "./current-version.ts";

/** The calculation, and the version of the calendar that it has. */
export type KnownCalculator = { calculator: Calculator; calendarVersion: number };

/**
 * The calculation over the calendar as it stands once the structure is held. It is read again where it has changed
 * meanwhile: this save waited for a closure, or another server made one a moment ago. It is read within the transaction,
 * since many saves that waited would ask for a connection each.
 */
export async function heldCalculator(
  tx: Writer,
  ctx: BodyContext,
  { calculator, calendarVersion }: KnownCalculator,
  versions: readonly (CurrentVersion | undefined)[],
): Promise<Calculator> {
  const held = versions.find((one) => one !== undefined)?.calendarVersion;
  if (held === undefined || held === calendarVersion) return calculator;
  calendarOfBody.forget(ctx);
  const calendar = calendarOfParts(await readCalendarParts(tx, ctx.organizationId));
  return calculatorFrom(calendar, calculator.schedules, calculator.reasonsOn, ctx.today);
}
