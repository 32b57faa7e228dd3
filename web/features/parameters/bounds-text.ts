import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** The bounds of a number in people's words, and the unit in which it is typed if that is not obvious. */
export function boundsText(
  { said: format = formatNumber, unit }: { said?: (count: number) => string; unit?: string },
  least: number,
  most: number,
) {
  const within = t.within(format(least), format(most));
  return unit === undefined ? within : `${t.inUnit(unit)} · ${within}`;
}
