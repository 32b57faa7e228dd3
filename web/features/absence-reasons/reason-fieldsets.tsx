import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import {
  dayBases,
  reasonGroups,
  reasonPays,
  reasonRegimes,
  reasonUnits,
} from "#domain/leave/reason-rules.ts";
import {
  dayBasisTexts,
  payTexts,
  reasonFieldTexts as fields,
  reasonGroupTexts,
  reasonPageTexts as t,
  reasonRegimeTexts,
  reasonUnitTexts,
} from "#texts/absence-reasons.ts";
import { CheckField, NumberField, SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import type { FieldProps, Form } from "#web/ui/form/use-plain-form.ts";
import type { ReasonValues } from "./reason-values.ts";

type Values = ReasonValues & { code: string; validFrom: string };
type Props = { form: Form<Values>; isNew: boolean };

/** All fields of a reason of absence, in groups. */
export function ReasonFieldsets({ form, isNew }: Props) {
  const { field } = form;
  return (
    <Stack gap="md">
      <Basics form={form} isNew={isNew} />
      <Limits form={form} />
      <Fieldset legend={t.documents}>
        <Stack gap="sm">
          <CheckField label={fields.requiresDocument} {...field("requiresDocument")} />
          {form.values.requiresDocument && (
            <>
              <TextField label={fields.documentKind} required {...field("documentKind")} />
              <NumberField
                label={fields.documentDueDays}
                description={t.documentDueHint}
                {...field("documentDueDays")}
              />
            </>
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={t.carrying}>
        <Columns>
          <TextField
            label={fields.carryOverUntil}
            description={t.carryHint}
            {...field("carryOverUntil")}
          />
          <TextField
            label={fields.carriedAs}
            description={t.carriedAsHint}
            {...field("carriedAs")}
          />
        </Columns>
      </Fieldset>
      <Fieldset legend={t.codes}>
        <Columns>
          <TextField label={fields.erganiCode} {...field("erganiCode")} />
          <TextField label={fields.payrollCode} {...field("payrollCode")} />
          <TextField label={fields.colour} placeholder="#2f6f4f" {...field("colour")} />
          <NumberField label={fields.sortOrder} {...field("sortOrder")} />
        </Columns>
      </Fieldset>
    </Stack>
  );
}

function Basics({ form: { field }, isNew }: Props) {
  return (
    <Fieldset legend={t.basics}>
      <Stack gap="sm">
        <TextField label={fields.title} required {...field("title")} data-autofocus />
        <Columns>
          <TextField label={fields.code} required disabled={!isNew} {...field("code")} />
          <TextField
            label={fields.shortTitle}
            description={t.shortHint}
            required
            {...field("shortTitle")}
          />
          <Choice
            label={fields.group}
            of={reasonGroups}
            texts={reasonGroupTexts}
            field={field("group")}
          />
          <Choice
            label={fields.regime}
            of={reasonRegimes}
            texts={reasonRegimeTexts}
            field={field("regime")}
          />
          <Choice
            label={fields.unit}
            of={reasonUnits}
            texts={reasonUnitTexts}
            field={field("unit")}
          />
          <Choice label={fields.paid} of={reasonPays} texts={payTexts} field={field("paid")} />
        </Columns>
        <CheckField label={fields.countsAsService} {...field("countsAsService")} />
        <CheckField label={fields.countsAsPresence} {...field("countsAsPresence")} />
        <CheckField
          label={fields.isSensitive}
          description={t.sensitiveHint}
          {...field("isSensitive")}
        />
        <TextAreaField label={fields.legalBasis} minRows={2} {...field("legalBasis")} />
      </Stack>
    </Fieldset>
  );
}

function Limits({ form: { field } }: Pick<Props, "form">) {
  return (
    <Fieldset legend={t.limits}>
      <Stack gap="sm">
        <Columns>
          <NumberField
            label={fields.maxPerYear}
            description={t.emptyIsNoLimit}
            {...field("maxPerYear")}
          />
          <NumberField
            label={fields.maxPerEvent}
            description={t.perLeaveHint}
            {...field("maxPerEvent")}
          />
          <NumberField
            label={fields.maxConsecutive}
            description={t.perLeaveHint}
            {...field("maxConsecutive")}
          />
          <Choice
            label={fields.dayBasis}
            of={dayBases}
            texts={dayBasisTexts}
            field={field("dayBasis")}
          />
          <NumberField
            label={fields.minServiceMonths}
            description={t.toldHint}
            {...field("minServiceMonths")}
          />
          <NumberField
            label={fields.noticeDays}
            description={t.toldHint}
            {...field("noticeDays")}
          />
        </Columns>
        <CheckField
          label={fields.requiresApproval}
          description={t.notCheckedHint}
          {...field("requiresApproval")}
        />
        <CheckField
          label={fields.proportionalToContract}
          description={t.notCheckedHint}
          {...field("proportionalToContract")}
        />
        <TextField
          label={fields.genderOrRole}
          description={t.infoHint}
          {...field("genderOrRole")}
        />
      </Stack>
    </Fieldset>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {children}
    </SimpleGrid>
  );
}

function Choice<V extends string>(props: {
  label: string;
  of: readonly V[];
  texts: Record<V, string>;
  field: FieldProps<V>;
}) {
  const { label, of, texts, field } = props;
  return (
    <SelectField
      label={label}
      required
      allowDeselect={false}
      data={of.map((value) => ({ value, label: texts[value] }))}
      {...field}
      onChange={(chosen) => field.onChange(of.find((value) => value === chosen) ?? field.value)}
    />
  );
}
