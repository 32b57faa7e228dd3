import { SimpleGrid } from "@mantine/core";
import { ContractOut, type TermFields as TermValues } from "#api/contract-fields.ts";
import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { schedules, type ScheduleItem } from "#api/schedules.ts";
import { structures } from "#api/structures.ts";
import { contractFormTexts as t } from "#texts/contracts.ts";
import { payBasisTexts, rateUnitTexts } from "#texts/pay-basis.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { wordAmong, type Words } from "#web/features/history/public.ts";
import { StructurePicker, useStructureChoices } from "#web/features/structures/public.ts";
import { durationOf, durationText, moneyOf, moneyText } from "#web/ui/form/convert.ts";
import { DurationField, MoneyField, SelectField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { PayDoubt } from "#web/ui/pay-doubt.tsx";
import type { Form } from "#web/ui/form/use-plain-form.ts";
import { historyWords } from "./contract-words.ts";

/** The values of a term's fields. */
export type TermTyped = {
  structureId: string | null;
  scheduleId: string | null;
  weeklyMinutes: string;
  payBasis: TermBasis;
  rate: string;
};

/** The values of a term's fields, from an existing term or empty. */
export function termValuesOf(term: TermValues | null): TermTyped {
  return {
    structureId: term?.structureId ?? null,
    scheduleId: term?.scheduleId ?? null,
    weeklyMinutes: durationText(term?.weeklyMinutes ?? null),
    payBasis: term?.payBasis ?? "monthly",
    rate: moneyText(term?.rate ?? null),
  };
}

/** The terms of a contract, from a refusal's current record; empty if it has none. */
export function termsIn(current: unknown): ContractOut["terms"] {
  const read = ContractOut.safeParse(current);
  return read.success ? read.data.terms : [];
}

/** A schedule with its own hours; empty if there is none to choose. */
export function termOfSchedule(schedule: ScheduleItem | undefined): Partial<TermTyped> {
  if (!schedule) return {};
  return { scheduleId: schedule.id, weeklyMinutes: durationText(schedule.weeklyMinutes) };
}

/** The term that the fields hold, to be validated by the call's schema. */
export function termFrom(values: TermTyped): TermValues {
  return {
    structureId: values.structureId ?? "",
    scheduleId: values.scheduleId ?? "",
    weeklyMinutes: durationOf(values.weeklyMinutes) ?? Number.NaN,
    payBasis: values.payBasis,
    rate: moneyOf(values.rate || "0"),
  };
}

/** How a term's fields are worded, with structures and schedules by their titles. */
export function useTermWords(): Words {
  const known = useSchedules().data?.items ?? [];
  return {
    ...historyWords,
    structureId: wordAmong(useStructureChoices(null).data),
    scheduleId: wordAmong(known.map(({ id, title }) => ({ value: id, label: title }))),
  };
}

function useSchedules() {
  return useAnswer(schedules.getAll, { take: 200 });
}

type FieldsProps<V extends TermTyped> = { form: Form<V>; employmentType: number };

/**
 * Structure, schedule, hours and pay. Choosing a structure proposes its own schedule, and choosing
 * a schedule proposes its hours, unless something was chosen before.
 */
export function TermFields<V extends TermTyped>({ form, employmentType }: FieldsProps<V>) {
  const known = useSchedules();
  const items = known.data?.items ?? [];
  const { structureId, scheduleId } = form.values;
  const structure = useAnswer(
    structures.getById,
    { id: structureId ?? "" },
    { enabled: structureId !== null && scheduleId === null },
  );
  const own = structure.data?.schedules.find(({ isDefault }) => isDefault)?.id ?? null;
  const field = form.field("scheduleId");
  const isUnpaid = form.values.payBasis === "none";
  return (
    <>
      <StructurePicker label={t.structure} required {...form.field("structureId")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <SelectField
          label={t.schedule}
          required
          searchable
          read={known}
          data={ownFirst(items, own).map(({ id, title }) => ({ value: id, label: title }))}
          {...field}
          onChange={(id) => form.set(withHours(form.values, id, items))}
        />
        <DurationField
          label={t.weeklyMinutes}
          required
          placeholder="40:00"
          {...form.field("weeklyMinutes")}
        />
        <OneOfField
          label={t.payBasis}
          words={payBasisTexts}
          {...form.field("payBasis")}
          onChange={(payBasis) => form.set(withPay(payBasis, form.values.rate))}
        />
        <MoneyField
          label={t.rate}
          required={!isUnpaid}
          disabled={isUnpaid}
          {...(isUnpaid
            ? { description: t.unpaidHint }
            : {
                rightSection: `€${rateUnitTexts[form.values.payBasis]}`,
                rightSectionWidth: "6rem",
              })}
          {...form.field("rate")}
        />
      </SimpleGrid>
      <PayDoubt pay={{ ...termFrom(form.values), employmentType }} />
    </>
  );
}

function ownFirst(items: readonly ScheduleItem[], own: string | null): readonly ScheduleItem[] {
  return items.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
}

/** A term without pay has no amount. Guarantee: the two fields set are those of every term. */
function withPay<V extends TermTyped>(payBasis: TermBasis, rate: string): Partial<V> {
  return { payBasis, rate: payBasis === "none" ? "" : rate } as Partial<V>;
}

/** Guarantee: the two fields set are those of every term. */
function withHours<V extends TermTyped>(
  values: V,
  scheduleId: string | null,
  items: readonly ScheduleItem[],
): Partial<V> {
  const hours = items.find(({ id }) => id === scheduleId)?.weeklyMinutes ?? null;
  const weeklyMinutes = values.weeklyMinutes || durationText(hours);
  return { scheduleId, weeklyMinutes } as Partial<V>;
}
