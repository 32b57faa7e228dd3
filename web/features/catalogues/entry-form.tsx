import type { ReactNode } from "react";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { ChangedNotice, type Words } from "#web/features/history/public.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { NumberField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { type RecordForm, useRecordForm } from "#web/ui/form/use-record-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import type { Entry } from "./catalogue-page.tsx";

/** The values of every entry's form. */
type Values = { code: string; title: string; sortOrder: string; validTo: string };

/** The same as it is sent. */
type EntryValues = { code: string; title: string; sortOrder: number; validTo: string | null };

/** What a page passes to the form of its catalogue's entries. */
export type EntryFormProps<S extends z.ZodType, V extends object> = {
  calls: { create: Call & { input: S }; update: Call };
  /** Null for a new one. */
  entry: Entry | null;
  /** The initial values of its own fields. */
  own: V;
  /** How those are worded beside what another user stored. */
  ownWords?: Words;
  inputOf: (entry: EntryValues, values: Values & V) => z.input<S>;
  onDone: () => void;
  /** The labels of the fields, as in the list. */
  columns: Readonly<Record<keyof Values | (keyof V & string), string>>;
  words: { codeHint?: string; validToHint: string };
  /** Its own fields. */
  children: (form: FormState<Values & V>) => ReactNode;
};

const usualOrder = 1_000;

/** The form of an entry: the fields that every catalogue has, around its own. */
export function EntryForm<S extends z.ZodType, V extends object>(props: EntryFormProps<S, V>) {
  const { calls, entry, own, ownWords, onDone, columns, words: t, children } = props;
  const form = useRecordForm({
    calls,
    record: entry && { id: entry.code, version: entry.version },
    initial: {
      code: entry?.code ?? "",
      title: entry?.title ?? "",
      sortOrder: numberText(entry?.sortOrder ?? usualOrder),
      validTo: entry?.validTo ?? "",
      ...own,
    },
    inputOf: (values) => {
      const { code, title, sortOrder, validTo } = values;
      const fields = {
        sortOrder: numberOf(sortOrder) ?? usualOrder,
        validTo: emptyToNull(validTo),
      };
      return props.inputOf({ code, title, ...fields }, values);
    },
    updateOf: (input, known) => {
      // Guarantee: the input of the create call is an object with a code.
      const { code: _, ...fields } = input as EntryValues;
      return { ...fields, ...known };
    },
    onDone,
  });
  // Guarantee: the own fields are added to these, under names of their own.
  const usual = form as unknown as RecordForm<Values>;
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice form={usual} names={columns} {...(ownWords && { words: ownWords })} />
      <TextField label={columns.title} required {...usual.field("title")} data-autofocus />
      <TextField
        label={columns.code}
        description={entry === null ? t.codeHint : undefined}
        required
        disabled={entry !== null}
        {...usual.field("code")}
      />
      {children(form)}
      <NumberField label={columns.sortOrder} {...usual.field("sortOrder")} />
      <DateField label={columns.validTo} description={t.validToHint} {...usual.field("validTo")} />
    </Form>
  );
}
