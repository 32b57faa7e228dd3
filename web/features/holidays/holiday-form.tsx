import { HolidayChangeIn, holidays } from "#api/holidays.ts";
import { organizations } from "#api/organizations.ts";
import { addDays } from "#domain/calendar/day.ts";
import { holidayTexts as t } from "#texts/holidays.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { choice } from "#web/ui/form/choice.ts";
import { clockOf, numberOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { ClockField, NumberField, SelectField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { HolidayEffect, refusalOf, useHolidayEffect } from "./holiday-effect.tsx";

/** What is to be done, and to which holiday. */
export type HolidayAct =
  | { type: "add-rule" }
  | { type: "add-local" }
  | ({ type: "move" | "unmove"; year: number } & OfRule)
  | ({ type: "end-rule" } & OfRule)
  | { type: "end-local"; organizationId: string; localId: string; version: number; title: string };

type OfRule = { ruleId: string; version: number; title: string };

const nobody = null;

/** The initial value of a field with a closed set of values. */
const oneOf = <T extends string>(_few: Readonly<Record<T, string>>, at: NoInfer<T>): T => at;

const initial = {
  title: "",
  kind: oneOf(t.kinds, "full"),
  place: oneOf(t.places, "fixed"),
  month: "1",
  day: "1",
  offset: "0",
  stopMinute: "",
  sixDaysStopMinute: "",
  appliesTo: oneOf(t.applies, "all"),
  source: "",
  organizationId: choice(nobody),
  validFrom: "",
  validTo: "",
  movedTo: "",
};
type Values = typeof initial;

/** One change of the holidays, with the affected days below the fields. */
export function HolidayForm({ act, onDone }: { act: HolidayAct; onDone: () => void }) {
  const save = useCall(holidays.save);
  const form: FormState<Values> = useForm({
    initial: { ...initial, validFrom: today(), validTo: addDays(today(), -1) },
    version: "version" in act ? act.version : 0,
    schema: HolidayChangeIn,
    inputOf: (values) => changeOf(act, form.over.version(), values),
    send: (change) => save.mutateAsync({ change }),
    onSaved: () => {
      toast.success(t.saved);
      onDone();
    },
  });
  const isNew = act.type === "add-rule" || act.type === "add-local";
  const hasSource = isNew || act.type === "move";
  const isEnd = act.type === "end-rule" || act.type === "end-local";
  const found = useHolidayEffect(changeOf(act, 1, { ...form.values, title: "-", source: "-" }));
  return (
    <Form form={form} onCancel={onDone} reason={refusalOf(found)}>
      <ChangedNotice
        form={{ ...form, write: holidays.save }}
        names={{ source: t.source, movedTo: t.moveDay }}
        onTaken={onDone}
      />
      {act.type === "add-local" && <Bodies {...form.field("organizationId")} />}
      {isNew && <TextField label={t.titleField} required {...form.field("title")} />}
      {act.type === "add-rule" && (
        <>
          <OneOfField label={t.kind} words={t.kinds} {...form.field("kind")} />
          {form.values.kind === "half" && (
            <>
              <ClockField label={t.stop} required {...form.field("stopMinute")} />
              <ClockField
                label={t.stopOfSixDays}
                description={t.stopOfSixDaysHint}
                {...form.field("sixDaysStopMinute")}
              />
            </>
          )}
          <OneOfField label={t.appliesTo} words={t.applies} {...form.field("appliesTo")} />
        </>
      )}
      {isNew && (
        <>
          <OneOfField label={t.placeOf} words={t.places} {...form.field("place")} />
          {form.values.place === "easter" ? (
            <NumberField label={t.offset} required {...form.field("offset")} />
          ) : (
            <>
              <NumberField label={t.dayOfMonth} required {...form.field("day")} />
              <NumberField label={t.month} required {...form.field("month")} />
            </>
          )}
          <DateField label={t.validFrom} required min={today()} {...form.field("validFrom")} />
        </>
      )}
      {act.type === "move" && (
        <DateField
          label={t.moveDay}
          description={t.moveDayHint}
          min={today()}
          {...form.field("movedTo")}
        />
      )}
      {isEnd && <DateField label={t.lastDay} required {...form.field("validTo")} />}
      {hasSource && (
        <TextField
          label={t.source}
          description={t.sourceHint}
          required={act.type !== "add-local"}
          {...form.field("source")}
        />
      )}
      <HolidayEffect found={found} />
    </Form>
  );
}

function Bodies(props: Omit<Parameters<typeof SelectField>[0], "data">) {
  const found = useAnswer(organizations.getAll, { take: 200 });
  const data = found.data?.items.map(({ id, description }) => ({
    value: id,
    label: description,
  }));
  return (
    <SelectField label={t.organization} required searchable {...props} read={found} data={data} />
  );
}

function changeOf(act: HolidayAct, version: number, values: Values) {
  const { title, source, validFrom, validTo } = values;
  const on =
    values.place === "easter"
      ? ({ type: "easter", offset: numberOf(values.offset) ?? Number.NaN } as const)
      : ({
          type: "fixed",
          month: numberOf(values.month) ?? Number.NaN,
          day: numberOf(values.day) ?? Number.NaN,
        } as const);
  switch (act.type) {
    case "add-rule": {
      const { kind, appliesTo } = values;
      const stopMinute = kind === "half" ? (clockOf(values.stopMinute) ?? null) : null;
      const sixDaysStopMinute =
        kind === "half" ? (clockOf(values.sixDaysStopMinute) ?? null) : null;
      const stops = { stopMinute, sixDaysStopMinute };
      return { type: act.type, title, kind, on, ...stops, appliesTo, source, validFrom } as const;
    }
    case "add-local": {
      const organizationId = values.organizationId ?? "";
      return { type: act.type, organizationId, title, on, source, validFrom } as const;
    }
    case "move": {
      const { ruleId, year } = act;
      const movedTo = values.movedTo || null;
      return { type: "move", ruleId, version, year, movedTo, source } as const;
    }
    case "unmove":
      return { type: "unmove", ruleId: act.ruleId, version, year: act.year } as const;
    case "end-rule":
      return { type: act.type, ruleId: act.ruleId, version, validTo } as const;
    case "end-local": {
      const { organizationId, localId } = act;
      return { type: act.type, organizationId, localId, version, validTo } as const;
    }
    default:
      return act satisfies never;
  }
}
