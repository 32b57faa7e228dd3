import { VisuallyHidden } from "@mantine/core";
import { approveMonthsTexts as t } from "#texts/body-months.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";

type Props = {
  now: number;
  before: number;
  isWhole: boolean;
  /** How the figure is written; as a number by default. */
  format?: (figure: number) => string;
};

/**
 * A figure of a month with its difference from the month before. While part of the month is not signed yet, or nothing of the
 * month before is, there is nothing to compare and no difference is shown.
 */
export function ComparedFigure({ now, before, isWhole, format = formatNumber }: Props) {
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
