import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { OrganizationFields, type OrganizationItem, organizations } from "#api/organizations.ts";
import { earliestFirstDayKept, latestFirstDayKept } from "#domain/organizations/first-day-kept.ts";
import { recordOf } from "#domain/keys.ts";
import { orderFormats } from "#domain/payments/order-format.ts";
import { formatIban } from "#domain/identity/iban.ts";
import {
  organizationListTexts,
  organizationPageTexts as t,
  regimeTexts,
} from "#texts/organizations.ts";
import { ChangedNotice, wordIn } from "#web/features/history/public.ts";
import { today } from "#web/kernel/today.ts";
import { emptyToNull, textsOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { Note } from "#web/ui/note.tsx";

const fields = organizationListTexts.columns;

type Props = {
  /** Null for a new one. */
  organization: OrganizationItem | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

/** The form of an organization, new or existing. */
export function OrganizationForm({ organization, onSaved, onCancel }: Props) {
  const form = useRecordForm({
    calls: organizations,
    record: organization,
    initial: initialOf(organization),
    inputOf: (values) => ({ ...values, keptFrom: emptyToNull(values.keptFrom) }),
    updateOf: (input, known) => ({ ...input, ...known }),
    onDone: ({ id }) => onSaved(id),
  });
  const field = labelled(form, fields);
  return (
    <Form form={form} label={organization === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} words={{ regime: wordIn(regimeTexts) }} />
      <TextField {...field("description")} required data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField {...field("shortTitle")} required />
        <TextField {...field("afm")} required inputMode="numeric" />
        <TextField {...field("legalForm")} description={t.legalFormHint} required />
        <OneOfField {...field("regime")} description={t.regimeHint} required words={regimeTexts} />
        <TextField {...field("municipality")} />
        <TextField {...field("address")} />
        <TextField {...field("postcode")} inputMode="numeric" />
        <TextField {...field("phone")} inputMode="tel" />
      </SimpleGrid>
      <TextField {...field("email")} type="email" />
      <DateField
        {...field("keptFrom")}
        description={t.keptFromHint}
        min={earliestFirstDayKept(today())}
        max={latestFirstDayKept(today())}
      />
      <Fieldset legend={t.account}>
        <Stack gap="sm">
          <Note>{t.accountHint}</Note>
          <TextField {...field("debtorIban")} spellCheck={false} />
          <TextField
            label={t.bic}
            description={t.bicHint}
            spellCheck={false}
            {...form.field("debtorBic")}
          />
          <OneOfField
            {...field("orderFormat")}
            description={t.orderFormatHint}
            required
            words={recordOf(orderFormats, (format) => format)}
          />
        </Stack>
      </Fieldset>
    </Form>
  );
}

const textFields = OrganizationFields.keyof().exclude([
  "regime",
  "debtorIban",
  "orderFormat",
  "keptFrom",
]).options;

function initialOf(organization: OrganizationItem | null) {
  const { debtorIban } = organization ?? {};
  return {
    ...textsOf(organization, textFields),
    regime: organization?.regime ?? ("public" as const),
    orderFormat: organization?.orderFormat ?? orderFormats[0],
    debtorIban: debtorIban ? formatIban(debtorIban) : "",
    keptFrom: organization ? (organization.keptFrom ?? "") : today(),
  };
}
