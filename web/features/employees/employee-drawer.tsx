import { Group, List, Stack, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { employees } from "#api/employees.ts";
import { personName } from "#domain/identity/person-name.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import { formatIban } from "#domain/identity/iban.ts";
import { common } from "#texts/common.ts";
import { contractStateTexts, employmentTypeTexts } from "#texts/contracts.ts";
import { educationTexts, employeeListTexts, employeePageTexts as t } from "#texts/employees.ts";
import { badgeWords, EmployeeBadge } from "#web/features/badges/public.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { PersonalDataPanel } from "#web/features/personal-data/public.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import { EmployeeForm, employeeFields } from "./employee-form.tsx";

const { columns } = employeeListTexts;

/** All fields of an employee except the name, which appears above. */
const fields = employeeFields.exclude(["lastName", "firstName"]).options;

type Details = OutputOf<typeof employees.getById>;

/** One employee beside the list: data, contracts, history, and the form that changes the data. */
export function EmployeeDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <RecordDrawer
      reads={employees.getById}
      id={id}
      onClose={onClose}
      title={t.one}
      renderForm={(employee, onDone) => (
        <EmployeeForm employee={employee} onCancel={onDone} onSaved={onDone} />
      )}
    >
      {(employee, onEdit) => <EmployeeView employee={employee} onEdit={onEdit} />}
    </RecordDrawer>
  );
}

function EmployeeView({ employee, onEdit }: { employee: Details; onEdit: () => void }) {
  const right = useRefusalTo("employee.write");
  const refusal = right ?? (employee.isOwn ? ownAffairTexts.refused : null);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={650} fz="lg">
          {employee.lastName} {employee.firstName}
        </Text>
        <ActButton reason={refusal} onClick={onEdit} icon={IconPencil}>
          {common.edit}
        </ActButton>
      </Group>
      <Panel>
        <Data employee={employee} />
      </Panel>
      <EmployeeBadge employeeId={employee.id} name={personName(employee)} />
      <Contracts contracts={employee.contracts} />
      <PersonalDataPanel id={employee.id} />
      <HistoryPanel
        title={t.history}
        about={{ subjectKind: "employee", subjectId: employee.id }}
        version={employee.version}
        words={badgeWords}
      />
    </Stack>
  );
}

function Data({ employee }: { employee: Details }) {
  const { birthDate, education, iban } = employee;
  const texts = {
    ...employee,
    birthDate: birthDate && formatDay(birthDate),
    education: educationTexts[education],
    iban: iban && formatIban(iban),
  };
  return <Facts facts={fields.map((field) => ({ label: columns[field], value: texts[field] }))} />;
}

function Contracts({ contracts }: { contracts: Details["contracts"] }) {
  return (
    <Panel title={t.contractsOf}>
      {contracts.length === 0 ? (
        <Text c="dimmed">{t.noContracts}</Text>
      ) : (
        <List spacing="xs">
          {contracts.map((contract) => (
            <List.Item key={contract.id}>
              <Link to="/contracts/details/$id" params={{ id: contract.id }}>
                {contract.number}
              </Link>{" "}
              · {typeTextOf(contract.employmentType)} · {contractStateTexts[contract.state]}
              <Note>
                {contract.structureTitle} ·{" "}
                {t.since(
                  formatDay(contract.startDate),
                  contract.endDate === null ? t.indefinite : formatDay(contract.endDate),
                )}
              </Note>
            </List.Item>
          ))}
        </List>
      )}
    </Panel>
  );
}

function typeTextOf(id: number): string {
  const type = employmentType(id);
  return type ? employmentTypeTexts[type.key] : String(id);
}
