import { VisuallyHidden } from "@mantine/core";
import { approveMonthsTexts as t } from "#texts/agency.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";

type Props = {
  now: number;
  before: number;
  isWhole: boolean;
  /** How a figure is written; a number, unless one says otherwise. */
  format?: (figure: number) => string;
};

/**
 * A figure of a month with its difference from the month before. While some of the month is not signed yet, or none of
 * the month before, there is nothing to compare, and no difference stands there.
 */
export function FigureBeside({ now, before, isWhole, format = formatNumber }: Props) {
  const sign = now > before ? "+" : "−";
  return (
    <>
      {format(now)}
      {isWhole && before > 0 && now !== before && (
        <Note span ml={6}>
          ({sign}
          {format(Math.abs(now - before))})
          <VisuallyHidden> {t.fromBefore(format(before))}</VisuallyHidden>
        </Note>
      )}
    </>
  );
}
