import { Text } from "@mantine/core";
import { contracts } from "#api/contracts.ts";
import { Money } from "#api/fields.ts";
import { termOn } from "#domain/attendance/terms.ts";
import { firstDay, addMonths, monthOf } from "#domain/calendar/day.ts";
import { changesPayAlone, isClosed } from "#domain/contracts/contract.ts";
import { contractActTexts } from "#texts/contract-acts.ts";
import { contractDetailTexts, contractFormTexts as t } from "#texts/contracts.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { TermEffect } from "./term-effect.tsx";
import { TermFields, termFrom, termsIn, termValuesOf, useTermWords } from "./term-fields.tsx";

/**
 * A new term from a day on, prefilled from the last one. Where only the pay may change, choosing a
 * day fills the other fields with what applies on that day.
 */
export function TermForm({ contract, onDone }: { contract: ContractDetails; onDone: () => void }) {
  const { id, version, settledThrough, terms } = contract;
  const closed = isClosed(contract.state);
  const words = useTermWords();
  const form = useCallForm({
    initial: {
      ...termValuesOf(terms.at(-1) ?? null),
      validFrom: closed ? (terms.at(-1)?.validFrom ?? "") : usualStart(contract),
      reason: "",
      keepRecorded: false,
    },
    call: contracts.addTerm,
    version,
    inputOf: ({ validFrom, reason, keepRecorded, ...termFields }, over) => ({
      id,
      version: over,
      validFrom,
      reason,
      keepRecorded,
      ...termFrom(termFields),
    }),
    done: contractActTexts.addTerm.done,
    onDone,
  });
  const keep = form.field("keepRecorded");
  const choose = (validFrom: string) => {
    const isSettled = settledThrough !== null && validFrom <= settledThrough;
    const currentTerm = closed || isSettled ? termOn(terms, validFrom) : null;
    const { structureId, scheduleId, weeklyMinutes } = termValuesOf(currentTerm);
    form.set({ validFrom, ...(currentTerm && { structureId, scheduleId, weeklyMinutes }) });
  };
  const { payBasis, rate, ...rest } = termFrom(form.values);
  const paysPast =
    settledThrough !== null &&
    form.values.validFrom <= settledThrough &&
    Money.safeParse(rate).success &&
    changesPayAlone({ ...rest, validFrom: form.values.validFrom, validTo: null }, terms);
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice
        form={form}
        within={(current) => termOn(termsIn(current), form.values.validFrom)}
        words={words}
      />
      {settledThrough !== null && !closed && (
        <Note>{contractDetailTexts.settled(formatDay(settledThrough))}</Note>
      )}
      <DateField
        label={t.validFrom}
        required
        min={contract.startDate}
        {...form.field("validFrom")}
        onChange={choose}
      />
      <Text size="sm" role="status">
        {closed
          ? contractDetailTexts.addTermToClosed
          : terms.some((term) => term.validFrom === form.values.validFrom)
            ? contractDetailTexts.replacesTerm
            : contractDetailTexts.addTermText}
      </Text>
      <TermFields form={form} employmentType={contract.employmentType} />
      {paysPast && (
        <TermEffect
          contractId={id}
          validFrom={form.values.validFrom}
          payBasis={payBasis}
          rate={rate}
        />
      )}
      <TextAreaField label={t.reason} {...form.field("reason")} />
      {(keep.error !== undefined || keep.value) && <CheckField label={t.keep} {...keep} />}
    </Form>
  );
}

/** The first day of the next month, or of the contract where that begins later. */
function usualStart({ startDate }: ContractDetails): string {
  const next = firstDay(addMonths(monthOf(today()), 1));
  return next > startDate ? next : startDate;
}
