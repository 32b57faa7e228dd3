import { Select, type SelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { structures } from "#api/structures.ts";
import { fold } from "#domain/identity/fold.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import { nothingFound } from "#web/ui/form/nothing-found.ts";

type Props = Omit<SelectProps, "data" | "filter" | "error"> & { error?: string | undefined };

/** One structure of the body, found by title or code. */
export function StructurePicker(props: Props) {
  const { id: organizationId } = useOrganization();
  const { data } = useQuery(queryOf(structures.getTree, { organizationId }));
  const choices = (data?.structures ?? []).map(({ id, code, title }) => ({
    value: id,
    label: `${title} (${code})`,
  }));
  return (
    <Select
      searchable
      placeholder={common.choose}
      nothingFoundMessage={nothingFound(data !== undefined)}
      limit={200}
      {...namedField({ ...props, error: props.error })}
      data={choices}
      filter={({ options, search }) =>
        options.filter((option) => "label" in option && fold(option.label).includes(fold(search)))
      }
    />
  );
}
