import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { EmployeeFields, employees, educations, type EmployeeOut } from "#api/employees.ts";
import { educationTexts, employeeListTexts, employeePageTexts as t } from "#texts/employees.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { emptyToNull, textsOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";

const { columns } = employeeListTexts;

type Props = {
  /** Null for a new one. */
  employee: EmployeeOut | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

const education = educations.map((value) => ({ value, label: educationTexts[value] }));

/** The form of an employee, new or existing. */
export function EmployeeForm({ employee, onSaved, onCancel }: Props) {
  const form = useRecordForm({
    calls: employees,
    record: employee,
    initial: initialOf(employee),
    inputOf: (values) => ({
      ...values,
      birthDate: emptyToNull(values.birthDate),
      education: educations.find((one) => one === values.education) ?? "",
    }),
    updateOf: (input, known) => ({ ...input, ...known }),
    onDone: ({ id }) => onSaved(id),
  });
  return (
    <Form form={form} label={employee === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} />
      <Fieldset legend={t.identity}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextField
              label={columns.lastName}
              required
              {...form.field("lastName")}
              data-autofocus
            />
            <TextField label={columns.firstName} required {...form.field("firstName")} />
            <TextField label={columns.fatherName} {...form.field("fatherName")} />
            <DateField label={columns.birthDate} {...form.field("birthDate")} />
            <TextField label={columns.afm} inputMode="numeric" required {...form.field("afm")} />
            <TextField label={columns.amka} inputMode="numeric" {...form.field("amka")} />
          </SimpleGrid>
        </Stack>
      </Fieldset>
      <Fieldset legend={t.work}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <SelectField label={columns.education} data={education} {...form.field("education")} />
          <TextField label={columns.specialty} {...form.field("specialty")} />
          <TextField
            label={columns.cardNumber}
            description={t.cardHint}
            {...form.field("cardNumber")}
          />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t.contact}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextField label={columns.phone} inputMode="tel" {...form.field("phone")} />
          <TextField label={columns.email} type="email" {...form.field("email")} />
        </SimpleGrid>
        <TextField label={columns.iban} description={t.ibanHint} mt="sm" {...form.field("iban")} />
      </Fieldset>
    </Form>
  );
}

/** All fields of an employee, in the order of the form. */
export const employeeFields = EmployeeFields.keyof();

const textFields = employeeFields.exclude(["education"]).options;

function initialOf(employee: EmployeeOut | null) {
  const education: string | null = employee?.education ?? null;
  return { ...textsOf(employee, textFields), education };
}
