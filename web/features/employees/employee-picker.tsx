import { employees } from "#api/employees.ts";
import { personName } from "#domain/identity/person-name.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { ChoiceProps } from "#web/ui/form/fields.tsx";
import { FoundField } from "#web/ui/form/found-fields.tsx";

/** One employee of the body, found on the server by name or tax number. */
export function EmployeePicker(props: Omit<ChoiceProps, "data">) {
  const { id: organizationId } = useOrganization();
  const { data: chosen } = useAnswer(
    employees.getById,
    { organizationId, id: props.value ?? "" },
    { enabled: props.value !== null },
  );
  return (
    <FoundField
      openOnFocus={false}
      {...props}
      queryFor={(search) => queryOf(employees.getAll, { organizationId, take: 30, search })}
      labelOf={(employee) => labelOf(employee)}
      chosen={chosen && labelOf(chosen)}
    />
  );
}

function labelOf(employee: { lastName: string; firstName: string; afm: string }): string {
  return `${personName(employee)} · ${employee.afm}`;
}
