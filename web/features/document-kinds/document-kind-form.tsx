import { Checkbox, Group } from "@mantine/core";
import { type DocumentKindItem, documentKinds } from "#api/document-kinds.ts";
import { documents } from "#api/documents.ts";
import { fileTypes } from "#domain/documents/file-type.ts";
import { common } from "#texts/common.ts";
import { documentKindTexts as t } from "#texts/document-kinds.ts";
import { ChangedNotice, useOver } from "#web/features/history/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, NumberField, SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

/** What a change of a kind makes stale. */
export const documentKindChanges = [
  documentKinds.getAll,
  documentKinds.getById,
  documents.getKinds,
];

type Props = {
  /** Null for a new one. */
  kind: DocumentKindItem | null;
  onDone: () => void;
};

/** What is typed of a kind of documents. */
export function DocumentKindForm({ kind, onDone }: Props) {
  const create = useCall(documentKinds.create, documentKindChanges);
  const update = useCall(documentKinds.update, documentKindChanges);
  const over = useOver(kind?.version ?? 0);
  const form = useForm({
    initial: {
      code: kind?.code ?? "",
      title: kind?.title ?? "",
      about: chosen(kind?.about, "body"),
      expires: kind?.expires ?? false,
      usualMonths: kind?.usualMonths ? numberText(kind.usualMonths) : "",
      forApproval: kind?.forApproval ?? false,
      types: (kind?.types ?? fileTypes).map(String),
      decidedBy: chosen(kind?.decidedBy, "agency"),
      sortOrder: numberText(kind?.sortOrder ?? 1_000),
      validTo: kind?.validTo ?? "",
    },
    schema: documentKinds.create.input,
    inputOf: ({ about, decidedBy, types, ...values }) => ({
      ...values,
      about: about === "contract" ? ("contract" as const) : ("body" as const),
      decidedBy: decidedBy === "agency" ? ("agency" as const) : ("representative" as const),
      types: fileTypes.filter((type) => types.includes(type)),
      usualMonths: values.usualMonths.trim() === "" ? null : (numberOf(values.usualMonths) ?? 0),
      sortOrder: numberOf(values.sortOrder) ?? 1_000,
      validTo: emptyToNull(values.validTo),
    }),
    send: ({ code, ...input }) =>
      kind === null
        ? create.mutateAsync({ ...input, code })
        : update.mutateAsync({ ...input, id: code, version: over.version() }),
    onSaved: () => {
      toast.success(common.saved);
      onDone();
    },
  });
  const types = form.field("types");
  return (
    <Form form={form}>
      <ChangedNotice form={form} over={over} stale={documentKindChanges} />
      <TextField label={t.name} required {...form.field("title")} data-autofocus />
      <TextField
        label={t.code}
        description={kind === null ? t.codeHint : undefined}
        required
        disabled={kind !== null}
        {...form.field("code")}
      />
      <SelectField
        label={t.about}
        description={kind === null ? t.aboutHint : undefined}
        required
        disabled={kind !== null}
        data={Object.entries(t.abouts).map(([value, label]) => ({ value, label }))}
        {...form.field("about")}
      />
      <CheckField label={t.expires} {...form.field("expires")} />
      {form.values.expires && (
        <NumberField
          label={t.usualMonths}
          description={t.usualMonthsHint}
          {...form.field("usualMonths")}
        />
      )}
      {form.values.about === "contract" && (
        <CheckField label={t.forApproval} {...form.field("forApproval")} />
      )}
      <Checkbox.Group
        label={t.types}
        withAsterisk
        error={
          types.error === undefined
            ? undefined
            : types.value.length > 0
              ? types.error
              : t.typeMissing
        }
        value={types.value}
        onChange={types.onChange}
      >
        <Group gap="md" mt={4}>
          {fileTypes.map((type) => (
            <Checkbox key={type} value={type} label={t.typeNames[type]} />
          ))}
        </Group>
      </Checkbox.Group>
      <SelectField
        label={t.decidedBy}
        required
        data={Object.entries(t.deciders).map(([value, label]) => ({ value, label }))}
        {...form.field("decidedBy")}
      />
      <NumberField label={t.sortOrder} {...form.field("sortOrder")} />
      <DateField label={t.validTo} description={t.validToHint} {...form.field("validTo")} />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}

/** What a list of choices begins with; it may be emptied. */
function chosen(value: string | undefined, usual: string): string | null {
  return value ?? usual;
}
