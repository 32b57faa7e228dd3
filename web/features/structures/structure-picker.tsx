import { useQuery } from "@tanstack/react-query";
import { structures } from "#api/structures.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { type ChoiceProps, SelectField } from "#web/ui/form/fields.tsx";

type Props = Omit<ChoiceProps, "data"> & {
  /** True where a closed one is not meant. */
  isOpen?: boolean;
};

/** One structure of the body, found by title or code. */
export function StructurePicker({ isOpen = false, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const found = useQuery(queryOf(structures.getTree, { organizationId }));
  const data = found.data?.structures
    .filter(({ closedOn }) => !isOpen || closedOn === null)
    .map(({ id, code, title }) => ({ value: id, label: `${title} (${code})` }));
  return <SelectField searchable {...props} read={found} data={data} />;
}
