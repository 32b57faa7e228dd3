import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { formatNumber } from "#web/ui/formats.ts";

type NumberTexts = { said?: (count: number) => string; unit?: string };

/** Between what a number may be, as people say it, and in which unit it is typed where that is not plain. */
export function boundsText(
  { said = formatNumber, unit }: NumberTexts,
  least: number,
  most: number,
) {
  const within = t.within(said(least), said(most));
  return unit === undefined ? within : `${t.inUnit(unit)} · ${within}`;
}
