import type { ReactNode } from "react";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice, useOver } from "#web/features/history/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { NumberField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import type { Entry } from "./catalogue-page.tsx";

/** What the form of every entry holds. */
type Values = { code: string; title: string; sortOrder: string; validTo: string };

/** The same as it is sent. */
type Typed = { code: string; title: string; sortOrder: number; validTo: string | null };

type Options<S extends z.ZodType, V extends object> = {
  calls: { create: Call; update: Call };
  /** Of what creates it. */
  schema: S;
  /** Null for a new one. */
  entry: Entry | null;
  /** What fields of its own hold at first. */
  own: V;
  inputOf: (typed: Typed, values: Values & V) => z.input<S>;
  stale: readonly Call[];
  onDone: () => void;
};

const usualOrder = 1_000;

/** The form of an entry of a catalogue. */
export function useEntryForm<S extends z.ZodType, V extends object>(options: Options<S, V>) {
  const { calls, schema, entry, own, stale, onDone } = options;
  const create = useCall<Call>(calls.create, stale);
  const update = useCall<Call>(calls.update, stale);
  const over = useOver(entry?.version ?? 0);
  const form = useForm({
    initial: {
      code: entry?.code ?? "",
      title: entry?.title ?? "",
      sortOrder: numberText(entry?.sortOrder ?? usualOrder),
      validTo: entry?.validTo ?? "",
      ...own,
    },
    schema,
    inputOf: (values) => {
      const { code, title, sortOrder, validTo } = values;
      const typed = { sortOrder: numberOf(sortOrder) ?? usualOrder, validTo: emptyToNull(validTo) };
      return options.inputOf({ code, title, ...typed }, values);
    },
    send: (input) => {
      // Guarantee: what the call creates from is an object with a code.
      const { code, ...fields } = input as Typed;
      return entry === null
        ? create.mutateAsync({ ...fields, code })
        : update.mutateAsync({ ...fields, id: code, version: over.version() });
    },
    onSaved: () => {
      toast.success(common.saved);
      onDone();
    },
  });
  return { form, over, entry, stale, onDone };
}

type Props<V extends object> = {
  of: Omit<ReturnType<typeof useEntryForm>, "form"> & { form: FormState<Values & V> };
  words: {
    titleField: string;
    code: string;
    codeHint?: string;
    sortOrder: string;
    validTo: string;
    validToHint: string;
  };
  /** Its own fields. */
  children: ReactNode;
};

/** The form of an entry: what every catalogue has of one, around the fields of its own. */
export function EntryForm<V extends object>({ of, words: t, children }: Props<V>) {
  const { over, entry, stale, onDone } = of;
  // Guarantee: the own fields come beside these, under names of their own.
  const form = of.form as unknown as FormState<Values>;
  return (
    <Form form={form}>
      <ChangedNotice form={form} over={over} stale={stale} />
      <TextField label={t.titleField} required {...form.field("title")} data-autofocus />
      <TextField
        label={t.code}
        description={entry === null ? t.codeHint : undefined}
        required
        disabled={entry !== null}
        {...form.field("code")}
      />
      {children}
      <NumberField label={t.sortOrder} {...form.field("sortOrder")} />
      <DateField label={t.validTo} description={t.validToHint} {...form.field("validTo")} />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
