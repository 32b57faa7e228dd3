import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { type PayrollLayoutOut, payrollLayouts } from "#api/payroll-layouts.ts";
import { keysOf } from "#domain/keys.ts";
import { columnOf } from "#domain/payments/ready-layouts.ts";
import { faultOfLayout } from "#domain/payments/refusal-to-layout.ts";
import { layoutWords, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutFaultText } from "#texts/payroll-layouts.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { CheckField, SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { LayoutColumns } from "./layout-columns.tsx";
import { LayoutKinds } from "./layout-kinds.tsx";
import { LayoutPreview } from "./layout-preview.tsx";
import { type Choice, layoutFieldWords, layoutNames, wordIn } from "./layout-words.ts";
import { begun, type ColumnValues, fieldsOf, type LayoutValues } from "./layout-values.ts";

type Props = {
  /** Null for a new one. */
  layout: PayrollLayoutOut | null;
  initial: LayoutValues;
  onDone: () => void;
};

/** What a person types of a layout, with the first lines of a month in it as it is typed. */
export function LayoutForm({ layout, initial, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const form = useRecordForm({
    calls: payrollLayouts,
    record: layout,
    initial,
    inputOf: (values) => ({ organizationId, ...fieldsOf(values) }),
    updateOf: (input, known) => ({ ...input, ...known }),
    onDone,
  });
  const { values, set } = form;
  const typed = fieldsOf(values);
  const fault = faultOfLayout(typed);
  const refusal = fault && layoutFaultText(typed, fault);
  const chosen = <K extends Choice>(name: K) => ({
    label: t[name],
    data: keysOf<string>(layoutWords[name]).map((value) => ({ value, label: wordIn(name, value) })),
    name,
    value: values[name],
    error: undefined,
    allowDeselect: false,
    onChange: (value: string | null) => set(changed(values, name, value)),
  });
  return (
    <Form form={form} onCancel={onDone} reason={refusal}>
      <ChangedNotice form={form} words={layoutFieldWords} names={layoutNames} onTaken={onDone} />
      <TextField
        label={t.titleField}
        description={t.titleHint}
        required
        {...form.field("title")}
        data-autofocus
      />
      <Fieldset legend={t.file}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <SelectField {...chosen("form")} />
            <SelectField {...chosen("per")} />
            {values.form === "delimited" && <SelectField {...chosen("delimiter")} />}
            <SelectField {...chosen("encoding")} />
            <SelectField {...chosen("decimalSign")} />
            <SelectField {...chosen("hours")} />
          </SimpleGrid>
          {values.form === "delimited" && (
            <CheckField label={t.withHeads} {...form.field("withHeads")} />
          )}
        </Stack>
      </Fieldset>
      <LayoutPreview layout={typed} refusal={refusal} />
      {values.per === "kind" && (
        <LayoutKinds codes={values.kinds} onChange={(kinds) => set({ kinds })} />
      )}
      <LayoutColumns
        values={values}
        faulty={fault?.column ?? null}
        onChange={(columns) => set({ columns })}
      />
    </Form>
  );
}

/** Guarantee: a field offers the words of its own choice alone. Where each kind has a line, it has its code and its quantity. */
function changed(values: LayoutValues, name: Choice, value: string | null): Partial<LayoutValues> {
  const part = { [name]: value } as Partial<LayoutValues>;
  return part.per === "kind" ? { ...part, columns: withKinds(values.columns) } : part;
}

function withKinds(columns: ColumnValues[]): ColumnValues[] {
  const missing = (["kindCode", "kindQuantity"] as const).filter((content) =>
    columns.every(({ holds }) => holds !== content),
  );
  return [...columns, ...missing.map((content) => begun(columnOf(content)))];
}
