import { Select, type SelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { structures } from "#api/structures.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import { ofChoiceRead } from "#web/ui/form/choice-read.tsx";

type Props = Omit<SelectProps, "data" | "filter" | "error"> & { error?: string | undefined };

/** One structure of the body, found by title or code. */
export function StructurePicker(props: Props) {
  const { id: organizationId } = useOrganization();
  const found = useQuery(queryOf(structures.getTree, { organizationId }));
  const choices = (found.data?.structures ?? []).map(({ id, code, title }) => ({
    value: id,
    label: `${title} (${code})`,
  }));
  return (
    <Select
      searchable
      placeholder={common.choose}
      limit={200}
      {...namedField({ ...props, error: props.error })}
      {...ofChoiceRead(found)}
      data={choices}
    />
  );
}
