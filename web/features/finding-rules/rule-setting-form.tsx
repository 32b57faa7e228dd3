import { Button, Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { findingRules, type RuleSettingItem, type RuleValue } from "#api/finding-rules.ts";
import { isFigure, isLength } from "#domain/attendance/findings/rule-settings.ts";
import { isRuleLevel, ruleLevels } from "#domain/attendance/findings/set-parameters.ts";
import { common } from "#texts/common.ts";
import { findingRulesTexts as t, ruleLevelTexts } from "#texts/finding-rules.ts";
import { historyTexts } from "#texts/history.ts";
import { globalParamsTexts } from "#texts/parameter-pages.ts";
import { HistoryList } from "#web/features/history/public.ts";
import { useSession } from "#web/kernel/session.ts";
import { today } from "#web/kernel/today.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { durationOf, durationText, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { DurationField, NumberField, SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { formatDay } from "#web/ui/formats.ts";
import { RehearsalPanel } from "./rehearsal-panel.tsx";
import { boundsText, valueText, wordsOf, laterText } from "./rule-words.ts";

type Props = {
  item: RuleSettingItem;
  /** For a figure whose rule is turned off: nothing is found by it, whatever its value. */
  isOff: boolean;
  onDone: () => void;
};

/** Sets a rule's level or a figure from a day on, after a rehearsal; and shows what was set before. */
export function RuleSettingForm({ item, isOff, onDone }: Props) {
  const { key, value, usual } = item;
  const isAdministrator = useSession()?.area === "Administrator";
  const [isForAll, setForAll] = useState(false);
  const form = useCallForm({
    initial: { value: fieldText(item, value), validFrom: today(), reason: "" },
    call: isForAll ? findingRules.setForAll : findingRules.set,
    inputOf: (values) => ({
      key,
      value: valueOf(item, values.value),
      validFrom: values.validFrom,
      reason: values.reason,
    }),
    done: common.saved,
    onDone,
  });
  const given = valueOf(item, form.values.value);
  const { meaning, source } = wordsOf(key);
  return (
    <Stack gap="lg">
      <Form
        form={form}
        onCancel={onDone}
        further={
          given !== usual && (
            <Button
              variant="subtle"
              onClick={() => form.field("value").onChange(fieldText(item, usual))}
            >
              {t.usual(valueText(key, usual))}
            </Button>
          )
        }
      >
        <Text c="dimmed">
          {meaning}
          {source !== undefined && ` ${globalParamsTexts.source(source)}`}
        </Text>
        <ValueField item={item} form={form} />
        <DateField
          label={globalParamsTexts.validFrom}
          description={t.wholeMonths}
          required
          min={today()}
          {...form.field("validFrom")}
        />
        {isAdministrator && (
          <Checkbox
            label={t.forAll}
            description={t.forAllNote}
            checked={isForAll}
            onChange={({ currentTarget: { checked } }) => setForAll(checked)}
          />
        )}
        <TextAreaField label={t.reason} required {...form.field("reason")} />
        {isOff ? (
          <Text c="dimmed">{t.isOff}</Text>
        ) : (
          <RehearsalPanel key={String(given)} settingKey={key} value={given} />
        )}
      </Form>
      <ComingSettings item={item} />
      <SettingHistory item={item} />
    </Stack>
  );
}

type Values = { value: string; validFrom: string; reason: string };

function ValueField({ item: { key }, form }: { item: RuleSettingItem; form: FormState<Values> }) {
  const field = form.field("value");
  if (!isFigure(key))
    return (
      <SelectField
        label={t.level}
        required
        data={ruleLevels.map((level) => ({ value: level, label: ruleLevelTexts[level] }))}
        {...field}
        onChange={(chosen) => field.onChange(chosen ?? field.value)}
      />
    );
  const Field = isLength(key) ? DurationField : NumberField;
  return <Field label={t.figure} description={boundsText(key)} required {...field} />;
}

function fieldText({ key }: RuleSettingItem, value: RuleValue): string {
  if (typeof value !== "number") return value;
  return isFigure(key) && isLength(key) ? durationText(value) : numberText(value);
}

function valueOf({ key }: RuleSettingItem, text: string): RuleValue {
  if (!isFigure(key)) return isRuleLevel(text) ? text : Number.NaN;
  return (isLength(key) ? durationOf(text) : numberOf(text)) ?? Number.NaN;
}

type ComingSettingsProps = { item: RuleSettingItem };

/** Settings from a later day on. The body's own can be withdrawn until then; one set for all bodies is replaced by another. */
function ComingSettings({ item: { key, later } }: ComingSettingsProps) {
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
function SettingHistory({ item: { key, setting, later } }: ComingSettingsProps) {
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
