import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { EmployeeFields, employees, educations, type EmployeeOut } from "#api/employees.ts";
import { educationTexts, employeeListTexts, employeePageTexts as t } from "#texts/employees.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { emptyToNull, textsOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
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
  const field = labelled(form, columns);
  return (
    <Form form={form} label={employee === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} />
      <Fieldset legend={t.identity}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextField {...field("lastName")} required data-autofocus />
            <TextField {...field("firstName")} required />
            <TextField {...field("fatherName")} />
            <DateField {...field("birthDate")} />
            <TextField {...field("afm")} inputMode="numeric" required />
            <TextField {...field("amka")} inputMode="numeric" />
          </SimpleGrid>
        </Stack>
      </Fieldset>
      <Fieldset legend={t.work}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <SelectField {...field("education")} data={education} />
          <TextField {...field("specialty")} />
          <TextField {...field("cardNumber")} description={t.cardHint} />
        </SimpleGrid>
      </Fieldset>
      <Fieldset legend={t.contact}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextField {...field("phone")} inputMode="tel" />
          <TextField {...field("email")} type="email" />
        </SimpleGrid>
        <TextField {...field("iban")} description={t.ibanHint} mt="sm" />
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
