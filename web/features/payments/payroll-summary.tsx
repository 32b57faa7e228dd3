import { Box, Group, Stack, Text } from "@mantine/core";
import type { PayrollSums } from "#api/payroll.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { amountsText } from "#texts/payment-pages.ts";
import { payrollTexts as t } from "#texts/payroll.ts";
import { formatMoney, formatNumber } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type Props = { month: Month; sums: PayrollSums | undefined };

/** What state a month is in for the payroll: what it comes to, how many months that is, and what it waits for. */
export function PayrollSummary({ month, sums }: Props) {
  const { known = 0, unsigned = 0, lacking = 0 } = sums ?? {};
  return (
    <Stack gap="sm" mb="sm">
      <Group role="status" gap="xs" mih="1.75rem">
        {sums && <StatusBadge tone={tones[stateOf(sums)]}>{t.states[stateOf(sums)]}</StatusBadge>}
        {unsigned > 0 && (
          <TextLink size="sm" to="/monthly-contracts" search={{ month }}>
            {t.toUnsigned}
          </TextLink>
        )}
      </Group>
      <StatTiles>
        <StatTile
          label={t.total}
          value={sums ? formatMoney(sums.amount) : common.none}
          note={t.ofMonths(known, known + unsigned + lacking)}
        />
        <StatTile
          label={t.unsigned}
          value={sums ? formatNumber(unsigned) : common.none}
          note={t.unsignedNote}
          tone={unsigned > 0 ? "warning" : "neutral"}
        />
        {lacking > 0 && (
          <StatTile
            label={t.lacking}
            value={formatNumber(lacking)}
            note={t.lackingNote}
            tone="bad"
          />
        )}
      </StatTiles>
      <Box component="details">
        <Text component="summary" size="sm" c="dimmed" style={{ cursor: "pointer" }}>
          {t.leavesOut}
        </Text>
        <Note mt={4}>{amountsText}</Note>
      </Box>
    </Stack>
  );
}

/** What a month lacks, the worst first. */
function stateOf({ known, unsigned, lacking }: PayrollSums) {
  if (lacking > 0) return "lacking";
  if (unsigned > 0) return "unsigned";
  return known > 0 ? "known" : "none";
}

const tones = { lacking: "bad", unsigned: "warning", known: "good", none: "neutral" } as const;
