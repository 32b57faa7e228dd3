import { Box, Group, Stack, Text } from "@mantine/core";
import type { PayrollSums } from "#api/payroll.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { amountsText } from "#texts/payment-pages.ts";
import { payrollTexts as t } from "#texts/payroll.ts";
import { formatMoney } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type Props = {
  month: Month;
  sums: PayrollSums | undefined;
  /** Whether filters leave out some of the month. */
  isPart: boolean;
};

/** The state of a month's payroll: its amount, how many months that covers, and what it waits for. */
export function PayrollSummary({ month, sums, isPart }: Props) {
  return (
    <Stack gap={4} mb="sm">
      <Stack gap={4} role="status" mih="4rem">
        {sums && <Sums month={month} sums={sums} isPart={isPart} />}
      </Stack>
      <Box component="details">
        <Text component="summary" size="sm" c="dimmed" style={{ cursor: "pointer" }}>
          {t.leavesOut}
        </Text>
        <Note mt={4}>{amountsText}</Note>
      </Box>
    </Stack>
  );
}

function Sums({ month, sums, isPart }: Props & { sums: PayrollSums }) {
  const { amount, known, unsigned, lacking, insuranceDays, insuranceUnknown } = sums;
  const state = stateOf(sums);
  return (
    <>
      <Group gap="0.25rem 0.75rem">
        <Text fw={680} fz="1.5rem" lh={1.2}>
          {known > 0 ? formatMoney(amount) : common.none}
        </Text>
        <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
      </Group>
      <Text size="sm">
        {t.ofMonths(known, known + unsigned + lacking)}
        {isPart && `. ${t.ofFound}`}
      </Text>
      {unsigned > 0 && (
        <Text size="sm">
          {t.unsigned(unsigned)}{" "}
          <TextLink inherit underline="always" to="/monthly-contracts" search={{ month }}>
            {t.toUnsigned}
          </TextLink>
        </Text>
      )}
      {lacking > 0 && <Text size="sm">{t.lacking(lacking)}</Text>}
      {known + lacking > 0 && (
        <Text size="sm">{t.insuranceDays(insuranceDays, insuranceUnknown)}</Text>
      )}
    </>
  );
}

/** What a month lacks, the worst first. */
function stateOf({ known, unsigned, lacking }: PayrollSums) {
  if (lacking > 0) return "lacking";
  if (unsigned > 0) return "unsigned";
  return known > 0 ? "known" : "none";
}

const tones = { lacking: "bad", unsigned: "warning", known: "good", none: "neutral" } as const;
