import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import {
  dayBasisTexts,
  payTexts,
  reasonFieldTexts as fields,
  reasonGroupTexts,
  reasonPageTexts as t,
  reasonRegimeTexts,
  reasonUnitTexts,
} from "#texts/absence-reasons.ts";
import { CheckField, NumberField, TextAreaField } from "#web/ui/form/fields.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import type { Form } from "#web/ui/form/use-plain-form.ts";
import type { ReasonValues } from "./reason-values.ts";

type Values = ReasonValues & { code: string; validFrom: string };
type Props = { form: Form<Values>; isNew: boolean };

/** All fields of a reason of absence, in groups. */
export function ReasonFieldsets({ form, isNew }: Props) {
  const field = labelled(form, fields);
  return (
    <Stack gap="md">
      <Basics form={form} isNew={isNew} />
      <Limits form={form} />
      <Fieldset legend={t.documents}>
        <Stack gap="sm">
          <CheckField {...field("requiresDocument")} />
          {form.values.requiresDocument && (
            <>
              <TextField {...field("documentKind")} required />
              <NumberField {...field("documentDueDays")} description={t.documentDueHint} />
            </>
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={t.carrying}>
        <Columns>
          <TextField {...field("carryOverUntil")} description={t.carryHint} />
          <TextField {...field("carriedAs")} description={t.carriedAsHint} />
        </Columns>
      </Fieldset>
      <Fieldset legend={t.codes}>
        <Columns>
          <TextField {...field("erganiCode")} />
          <TextField {...field("payrollCode")} />
          <TextField {...field("colour")} placeholder="#2f6f4f" />
          <NumberField {...field("sortOrder")} />
        </Columns>
      </Fieldset>
    </Stack>
  );
}

function Basics({ form, isNew }: Props) {
  const field = labelled(form, fields);
  return (
    <Fieldset legend={t.basics}>
      <Stack gap="sm">
        <TextField {...field("title")} required data-autofocus />
        <Columns>
          <TextField {...field("code")} required disabled={!isNew} />
          <TextField {...field("shortTitle")} description={t.shortHint} required />
          <OneOfField {...field("group")} required words={reasonGroupTexts} />
          <OneOfField {...field("regime")} required words={reasonRegimeTexts} />
          <OneOfField {...field("unit")} required words={reasonUnitTexts} />
          <OneOfField {...field("paid")} required words={payTexts} />
        </Columns>
        <CheckField {...field("countsAsService")} />
        <CheckField {...field("countsAsPresence")} />
        <CheckField {...field("isSensitive")} description={t.sensitiveHint} />
        <TextAreaField {...field("legalBasis")} minRows={2} />
      </Stack>
    </Fieldset>
  );
}

function Limits({ form }: Pick<Props, "form">) {
  const field = labelled(form, fields);
  return (
    <Fieldset legend={t.limits}>
      <Stack gap="sm">
        <Columns>
          <NumberField {...field("maxPerYear")} description={t.emptyIsNoLimit} />
          <NumberField {...field("maxPerEvent")} description={t.perLeaveHint} />
          <NumberField {...field("maxConsecutive")} description={t.perLeaveHint} />
          <OneOfField {...field("dayBasis")} required words={dayBasisTexts} />
          <NumberField {...field("minServiceMonths")} description={t.toldHint} />
          <NumberField {...field("noticeDays")} description={t.toldHint} />
        </Columns>
        <CheckField {...field("requiresApproval")} description={t.notCheckedHint} />
        <CheckField {...field("proportionalToContract")} description={t.notCheckedHint} />
        <TextField {...field("genderOrRole")} description={t.infoHint} />
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
