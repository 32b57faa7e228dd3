import { Button, Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { contracts } from "#api/contracts.ts";
import type { ContractOut } from "#api/contract-fields.ts";
import { employees } from "#api/employees.ts";
import { schedules } from "#api/schedules.ts";
import { structures } from "#api/structures.ts";
import { isFixedTerm } from "#domain/contracts/typed-terms.ts";
import { common } from "#texts/common.ts";
import { contractFormTexts as t } from "#texts/contracts.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { EmployeeForm, EmployeePicker } from "#web/features/employees/public.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { emptyToNull } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useLossGuard } from "#web/ui/form/keeping.ts";
import { labelled } from "#web/ui/form/labelled.ts";
import { UnsavedGuard } from "#web/ui/form/unsaved-guard.tsx";
import { bothOf, Pending } from "#web/ui/pending.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { typeChoices } from "./contract-words.ts";
import { NeededFirst } from "./needed-first.tsx";
import {
  TermFields,
  termFrom,
  termOfSchedule,
  termsIn,
  termValuesOf,
  useTermWords,
  type TermTyped,
} from "./term-fields.tsx";

type Props = {
  /** Null for a new one. */
  contract: ContractOut | null;
  /** The employee of the new contract, if already known. */
  employeeId?: string | undefined;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

/**
 * A contract while it is a draft: person, dates and first term. A person not yet registered is
 * registered on the way; if the body has only one structure or schedule, it is preselected.
 */
export function ContractForm(props: Props) {
  const tree = useAnswer(structures.getTree, {});
  const known = useAnswer(schedules.getAll, { take: 200 });
  const people = useAnswer(employees.getAll, { take: 1 });
  return (
    <Pending found={bothOf(bothOf(tree, known), people)} rows={6}>
      {([[{ structures: all }, { items }], { items: persons }]) => {
        const open = all.filter(({ closedOn }) => closedOn === null);
        if (props.contract === null && (open.length === 0 || items.length === 0))
          return <NeededFirst structure={open.length === 0} schedule={items.length === 0} />;
        const [structure, schedule] = [onlyOf(open), onlyOf(items)];
        const term = { structureId: structure?.id ?? null, ...termOfSchedule(schedule) };
        return <FilledForm {...props} term={term} isFirst={persons.length === 0} />;
      }}
    </Pending>
  );
}

function onlyOf<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

type FilledProps = Props & { term: Partial<TermTyped>; isFirst: boolean };

function FilledForm({ contract, employeeId, term, isFirst, onSaved, onCancel }: FilledProps) {
  const { id: organizationId } = useOrganization();
  const words = useTermWords();
  const [isRegistering, registering] = useDisclosure(isFirst && contract === null);
  const form = useRecordForm({
    calls: contracts,
    record: contract,
    initial: initialOf(contract, employeeId ?? null, term),
    inputOf: (values) => ({
      organizationId,
      employeeId: values.employeeId ?? "",
      number: values.number,
      employmentType: Number(values.employmentType ?? Number.NaN),
      specialty: values.specialty,
      startDate: values.startDate,
      endDate: emptyToNull(values.endDate),
      ...termFrom(values),
    }),
    updateOf: ({ employeeId: _person, ...fields }, known) => ({ ...fields, ...known }),
    done: contract === null ? t.saved : common.saved,
    onDone: ({ id }) => onSaved(id),
  });
  // The contract's form is not rendered while a person is registered, but its input would be lost all the same.
  useLossGuard(form.wouldLose);
  if (isRegistering)
    return (
      <>
        <EmployeeForm
          employee={null}
          onCancel={registering.close}
          onSaved={(id) => {
            form.set({ employeeId: id });
            registering.close();
          }}
        />
        <UnsavedGuard wouldLose={form.wouldLose} />
      </>
    );
  return (
    <Form form={form} onCancel={onCancel}>
      <ChangedNotice form={form} within={(current) => termsIn(current)[0] ?? null} words={words} />
      {contract === null && (
        <Fieldset legend={t.person}>
          <Stack gap="xs" align="start">
            <EmployeePicker
              label={t.employee}
              required
              w="100%"
              {...form.field("employeeId")}
              data-autofocus
            />
            <Button variant="subtle" size="compact-sm" onClick={registering.open}>
              {t.newEmployee}
            </Button>
          </Stack>
        </Fieldset>
      )}
      <ContractFields form={form} />
      <Fieldset legend={t.firstTerm}>
        <Stack gap="sm">
          <TermFields form={form} employmentType={Number(form.values.employmentType)} />
        </Stack>
      </Fieldset>
    </Form>
  );
}

type ContractValues = TermTyped & {
  employeeId: string | null;
  number: string;
  employmentType: string | null;
  specialty: string;
  startDate: string;
  endDate: string;
};

function ContractFields({ form }: { form: FormState<ContractValues> }) {
  const ends = isFixedTerm(Number(form.values.employmentType));
  const field = labelled(form, t);
  return (
    <Fieldset legend={t.contract}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField {...field("number")} required />
        <SelectField {...field("employmentType")} required searchable data={typeChoices} />
        <DateField {...field("startDate")} required />
        <DateField
          {...field("endDate")}
          required={ends}
          since={form.values.startDate}
          {...(ends ? {} : { placeholder: t.endHint })}
        />
      </SimpleGrid>
      <TextField {...field("specialty")} mt="sm" />
    </Fieldset>
  );
}

function initialOf(
  contract: ContractOut | null,
  employeeId: string | null,
  term: Partial<TermTyped>,
): ContractValues {
  return {
    employeeId: contract?.employee.id ?? employeeId,
    number: contract?.number ?? "",
    employmentType: contract ? String(contract.employmentType) : null,
    specialty: contract?.specialty ?? "",
    startDate: contract?.startDate ?? "",
    endDate: contract?.endDate ?? "",
    ...termValuesOf(contract?.terms[0] ?? null),
    ...(contract === null ? term : {}),
  };
}
