import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contracts } from "#api/contracts.ts";
import { common } from "#texts/common.ts";
import { listOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";

type Props = FieldProps<string | null> & Pick<SelectProps, "label" | "required">;

/** One contract of the body, found by its person or number. */
export function ContractField({ onChange, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const [search, setSearch] = useState("");
  const [settled] = useDebouncedValue(search, 250);
  const found = useQuery(listOf(contracts.getAll, { organizationId, search: settled, take: 50 }));
  const choices = (found.data?.items ?? []).map(({ id, lastName, firstName, number }) => ({
    value: id,
    label: `${lastName} ${firstName} · ${number}`,
  }));
  return (
    <Select
      searchable
      placeholder={common.choose}
      nothingFoundMessage={common.noOptions}
      {...props}
      data={choices}
      filter={({ options }) => options}
      onSearchChange={(text) => setSearch(text.includes(" · ") ? "" : text)}
      onChange={(value) => onChange(value)}
    />
  );
}
