import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { type ParamItem, parameters, type ParamValue } from "#api/parameters.ts";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { minuteAt } from "#domain/calendar/zone.ts";
import { firstPruning, logCountLimit, pruningMinute } from "#domain/logs.ts";
import { kindOf, mayHold } from "#domain/parameters/global-params.ts";
import { common } from "#texts/common.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { clockOf, clockText, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, ClockField, NumberField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { formatCount, formatDay } from "#web/ui/formats.ts";
import { boundsText } from "./bounds-text.ts";

/** Sets one parameter from a day on. */
export function ParameterForm({ item, onDone }: { item: ParamItem; onDone: () => void }) {
  const { key } = item;
  const form = useCallForm({
    initial: { ...initialOf(item), validFrom: today() },
    call: parameters.set,
    inputOf: (values) => ({ key, value: typedValue(item, values), validFrom: values.validFrom }),
    done: common.saved,
    onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <Text c="dimmed">{globalParamTexts[key].meaning}</Text>
      <ValueField item={item} form={form} />
      <Shortened item={item} values={form.values} />
      <DateField label={t.validFrom} min={today()} {...form.field("validFrom")} />
    </Form>
  );
}

function Shortened({ item: { key, value }, values }: { item: ParamItem; values: Values }) {
  const days = numberOf(values.value);
  if (key !== "logs.apiDays" && key !== "logs.loginDays") return null;
  if (!mayHold(key, days) || typeof days !== "number" || days >= Number(value)) return null;
  return <PrunedRows log={key} days={days} validFrom={values.validFrom} />;
}

/** The values of the fields; only those of the parameter's kind are shown. */
type Values = { value: string; isOn: boolean; validFrom: string };

/** Texts and instants belong to the maintenance, which has a form of its own. */
function ValueField({ item, form }: { item: ParamItem; form: FormState<Values> }): ReactNode {
  const is = kindOf(item.key);
  if (is.kind === "flag")
    return <CheckField label={globalParamTexts[item.key].title} {...form.field("isOn")} />;
  if (is.kind !== "number") return <ClockField label={t.value} {...form.field("value")} />;
  const within = boundsText(globalParamTexts[item.key], is.least, is.most);
  return <NumberField label={t.value} description={within} {...form.field("value")} />;
}

function initialOf({ value }: ParamItem): Omit<Values, "validFrom"> {
  if (typeof value === "boolean") return { value: "", isOn: value };
  return { value: typeof value === "number" ? numberText(value) : (value ?? ""), isOn: false };
}

function typedValue({ key }: ParamItem, { value, isOn }: Values): ParamValue {
  const { kind } = kindOf(key);
  if (kind === "flag") return isOn;
  return kind === "number" ? (numberOf(value) ?? Number.NaN) : clockText(clockOf(value) ?? null);
}

type PrunedRowsProps = { log: "logs.apiDays" | "logs.loginDays"; days: number; validFrom: string };

/** What the next pruning removes from a log once it is kept for fewer days. */
function PrunedRows({ log, days, validFrom }: PrunedRowsProps) {
  const day = today();
  const from = isDay(validFrom) ? validFrom : day;
  const { on, upTo } = firstPruning({ days, validFrom: from }, momentOf(day));
  const query = { to: upTo, take: 1 };
  const calls = useAnswer(apiLogs.getAll, query, { enabled: log === "logs.apiDays" });
  const signIns = useAnswer(loginLogs.getAll, query, { enabled: log === "logs.loginDays" });
  const { data, isError } = log === "logs.apiDays" ? calls : signIns;
  if (data === undefined && !isError) return null;
  const count = data ? t.prunedCount(formatCount(data.total, logCountLimit)) : t.prunedUnknown;
  return (
    <Text size="sm" role="status" fw={600}>
      {t.pruned(formatDay(on), clockText(pruningMinute), formatDay(upTo))} {count}
    </Text>
  );
}

function momentOf(day: Day) {
  return { today: day, minute: minuteAt(day, new Date().toISOString()) };
}
