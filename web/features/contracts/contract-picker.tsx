import { contracts } from "#api/contracts.ts";
import { personName } from "#domain/identity/person-name.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { ChoiceProps } from "#web/ui/form/fields.tsx";
import { FoundField } from "#web/ui/form/found-fields.tsx";

/** A contract, found on the server by its person's name or its number. */
export function ContractPicker(props: Omit<ChoiceProps, "data">) {
  const { id: organizationId } = useOrganization();
  const { data: chosen } = useAnswer(
    contracts.getById,
    { organizationId, id: props.value ?? "" },
    { enabled: props.value !== null },
  );
  return (
    <FoundField
      {...props}
      queryFor={(search) => queryOf(contracts.getAll, { organizationId, take: 30, search })}
      labelOf={({ structureTitle, number, ...person }) =>
        [personName(person), ...(structureTitle ? [structureTitle] : []), number].join(" · ")
      }
      chosen={chosen && `${personName(chosen.employee)} · ${chosen.number}`}
    />
  );
}
