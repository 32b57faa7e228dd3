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
  return (
    <Form form={form} label={organization === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} words={{ regime: wordIn(regimeTexts) }} />
      <TextField
        label={fields.description}
        required
        {...form.field("description")}
        data-autofocus
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField label={fields.shortTitle} required {...form.field("shortTitle")} />
        <TextField label={fields.afm} required inputMode="numeric" {...form.field("afm")} />
        <TextField
          label={fields.legalForm}
          description={t.legalFormHint}
          required
          {...form.field("legalForm")}
        />
        <OneOfField
          label={fields.regime}
          description={t.regimeHint}
          required
          words={regimeTexts}
          {...form.field("regime")}
        />
        <TextField label={fields.municipality} {...form.field("municipality")} />
        <TextField label={fields.address} {...form.field("address")} />
        <TextField label={fields.postcode} inputMode="numeric" {...form.field("postcode")} />
        <TextField label={fields.phone} inputMode="tel" {...form.field("phone")} />
      </SimpleGrid>
      <TextField label={fields.email} type="email" {...form.field("email")} />
      <DateField
        label={fields.keptFrom}
        description={t.keptFromHint}
        min={earliestFirstDayKept(today())}
        max={latestFirstDayKept(today())}
        {...form.field("keptFrom")}
      />
      <Fieldset legend={t.account}>
        <Stack gap="sm">
          <Note>{t.accountHint}</Note>
          <TextField label={fields.debtorIban} spellCheck={false} {...form.field("debtorIban")} />
          <TextField
            label={t.bic}
            description={t.bicHint}
            spellCheck={false}
            {...form.field("debtorBic")}
          />
          <OneOfField
            label={fields.orderFormat}
            description={t.orderFormatHint}
            required
            words={recordOf(orderFormats, (format) => format)}
            {...form.field("orderFormat")}
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
