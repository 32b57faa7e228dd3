import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contracts } from "#api/contracts.ts";
import { common } from "#texts/common.ts";
import { listOf, queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";

type Props = FieldProps<string | null> &
  Omit<SelectProps, keyof FieldProps<string | null> | "data" | "filter">;

const shown = 30;

/** A contract, found on the server by its person's name. */
export function ContractPicker({ value, onChange, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 250);
  const input = { organizationId, take: shown, ...(search ? { search } : {}) };
  const found = useQuery(listOf(contracts.getAll, input));
  const chosen = useQuery({
    ...queryOf(contracts.getById, { organizationId, id: value ?? "" }),
    enabled: value !== null,
  });
  const choices = new Map(
    (found.data?.items ?? []).map((one) => [
      one.id,
      [`${one.lastName} ${one.firstName}`, one.structureTitle ?? one.number].join(" · "),
    ]),
  );
  if (chosen.data && !choices.has(chosen.data.id)) {
    const { employee, id, number } = chosen.data;
    choices.set(id, `${employee.lastName} ${employee.firstName} · ${number}`);
  }
  return (
    <Select
      searchable
      placeholder={common.choose}
      nothingFoundMessage={found.isFetching ? common.loading : common.noOptions}
      {...namedField({ ...props, value })}
      data={[...choices].map(([id, label]) => ({ value: id, label }))}
      onChange={(id) => {
        setTyped("");
        onChange(id);
      }}
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped([...choices.values()].includes(text) ? "" : text)}
    />
  );
}
