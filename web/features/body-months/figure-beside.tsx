import { Text, VisuallyHidden } from "@mantine/core";
import { approveMonthsTexts as t } from "#texts/agency.ts";
import { formatNumber } from "#web/ui/formats.ts";

const signed = new Intl.NumberFormat("el-GR", { signDisplay: "always" });

type Props = { now: number; before: number; isWhole: boolean };

/**
 * A figure of a month with its difference from the month before. While some of the month is not signed yet, or none of
 * the month before, there is nothing to compare, and no difference stands there.
 */
export function FigureBeside({ now, before, isWhole }: Props) {
  return (
    <>
      {formatNumber(now)}
      {isWhole && before > 0 && now !== before && (
        <Text span size="sm" c="dimmed" ml={6}>
          ({signed.format(now - before)})
          <VisuallyHidden> {t.fromBefore(formatNumber(before))}</VisuallyHidden>
        </Text>
      )}
    </>
  );
}
