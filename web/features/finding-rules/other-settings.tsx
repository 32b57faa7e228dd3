import { Group, Stack, Text, Title } from "@mantine/core";
import { findingRules, type RuleSettingItem } from "#api/finding-rules.ts";
import { isRuleLevel } from "#domain/attendance/findings/set-parameters.ts";
import { findingRulesTexts as t } from "#texts/finding-rules.ts";
import { historyTexts } from "#texts/history.ts";
import { HistoryList } from "#web/features/history/public.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { laterText, valueText } from "./rule-words.ts";

type Props = { item: RuleSettingItem };

/** Settings from a later day on. The body's own can be withdrawn until then; one set for all bodies is replaced by another. */
export function ComingSettings({ item: { key, later } }: Props) {
  if (later.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.coming}
      </Title>
      {later.map((one) => (
        <Group key={one.setAt} justify="space-between" wrap="nowrap">
          <Text>{laterText(key, one)}</Text>
          {!one.forAll && (
            <CallButton
              makes={findingRules.withdraw}
              input={{ key, validFrom: one.validFrom }}
              done={t.withdrawn}
              size="xs"
              variant="default"
              aria-label={t.withdrawOf(valueText(key, one.value), formatDay(one.validFrom))}
            >
              {t.withdraw}
            </CallButton>
          )}
        </Group>
      ))}
    </Stack>
  );
}

/** Who of the body set it and withdrew it, when and why; what is set for all bodies is in the chain of the installation. */
export function SettingHistory({ item: { key, setting, later } }: Props) {
  const made = [setting, ...later].map((one) => one?.setAt);
  const words = (value: unknown) =>
    typeof value === "number" || isRuleLevel(value) ? valueText(key, value) : historyTexts.empty;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.historyOfBody}
      </Title>
      <HistoryList
        about={{ subjectKind: "parameter", subjectId: key }}
        version={made.join(" ")}
        words={{ value: words }}
      />
    </Stack>
  );
}
