import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { type PayrollLayoutOut, payrollLayouts } from "#api/payroll-layouts.ts";
import { type Layout, type LayoutKind, layoutKinds } from "#domain/payments/layout.ts";
import { columnOf } from "#domain/payments/ready-layouts.ts";
import { faultOfLayout } from "#domain/payments/refusal-to-layout.ts";
import { layoutWords, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { layoutFaultText, layoutContentTexts } from "#texts/payroll-layouts.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { CheckField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { Note } from "#web/ui/note.tsx";
import { LayoutColumns } from "./layout-columns.tsx";
import { LayoutPreview } from "./layout-preview.tsx";
import { layoutFieldWords, layoutNames } from "./layout-words.ts";
import { begun, type ColumnValues, fieldsOf, type LayoutValues } from "./layout-values.ts";

type Props = {
  /** Null for a new one. */
  layout: PayrollLayoutOut | null;
  initial: LayoutValues;
  onDone: () => void;
};

/** The form of a layout, with a preview of a month's first lines in it. */
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
  const field = labelled(form, t);
  const layoutFields = fieldsOf(values);
  const fault = faultOfLayout(layoutFields);
  const refusal = fault && layoutFaultText(layoutFields, fault);
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
            <OneOfField {...field("form")} words={layoutWords.form} />
            <OneOfField
              {...field("per")}
              words={layoutWords.per}
              onChange={(per) => set(withLines(values, per))}
            />
            {values.form === "delimited" && (
              <OneOfField {...field("delimiter")} words={layoutWords.delimiter} />
            )}
            <OneOfField {...field("encoding")} words={layoutWords.encoding} />
            <OneOfField {...field("decimalSign")} words={layoutWords.decimalSign} />
            <OneOfField {...field("hours")} words={layoutWords.hours} />
          </SimpleGrid>
          {values.form === "delimited" && <CheckField {...field("withHeads")} />}
        </Stack>
      </Fieldset>
      <LayoutPreview layout={layoutFields} refusal={refusal} />
      {values.per === "kind" && (
        <LayoutKinds
          decimalSign={values.decimalSign}
          codes={values.kinds}
          onChange={(kinds) => set({ kinds })}
        />
      )}
      <LayoutColumns
        values={values}
        faulty={fault?.column ?? null}
        onChange={(columns) => set({ columns })}
      />
    </Form>
  );
}

/** If each kind has a line of its own, the layout also has columns for its code and its quantity. */
function withLines({ columns }: LayoutValues, per: LayoutValues["per"]): Partial<LayoutValues> {
  return per === "kind" ? { per, columns: withKinds(columns) } : { per };
}

function withKinds(columns: ColumnValues[]): ColumnValues[] {
  const missing = (["kindCode", "kindQuantity"] as const).filter((content) =>
    columns.every(({ holds }) => holds !== content),
  );
  return [...columns, ...missing.map((content) => begun(columnOf(content)))];
}

type LayoutKindsProps = {
  decimalSign: Layout["decimalSign"];
  codes: Record<LayoutKind, string>;
  onChange: (codes: Record<LayoutKind, string>) => void;
};

/** The code of each kind in the body's payroll program. */
function LayoutKinds({ decimalSign, codes, onChange }: LayoutKindsProps) {
  return (
    <Fieldset legend={t.kinds}>
      <Stack gap="sm">
        <Note>
          {t.kindsHint} {decimalSign === "none" && t.quantityHint}
        </Note>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          {layoutKinds.map((kind) => (
            <TextField
              key={kind}
              label={layoutContentTexts[kind]}
              name={`kind-${kind}`}
              value={codes[kind]}
              error={undefined}
              maxLength={20}
              onChange={(code) => onChange({ ...codes, [kind]: code })}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
