import { Select, type SelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contracts } from "#api/contracts.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import { ofChoiceRead } from "#web/ui/form/choice-read.tsx";
import { useOptions } from "#web/ui/form/use-options.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";

type Props = FieldProps<string | null> &
  Omit<SelectProps, keyof FieldProps<string | null> | "data" | "filter">;

const shown = 30;

/** A contract, found on the server by its person's name or its number. */
export function ContractPicker({ value, onChange, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState("");
  const found = useOptions(typed, (search) =>
    queryOf(contracts.getAll, { organizationId, take: shown, search }),
  );
  const chosen = useQuery({
    ...queryOf(contracts.getById, { organizationId, id: value ?? "" }),
    enabled: value !== null,
  });
  const choices = new Map(
    (found.data ?? []).map(({ id, lastName, firstName, structureTitle, number }) => [
      id,
      [`${lastName} ${firstName}`, ...(structureTitle ? [structureTitle] : []), number].join(" · "),
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
      {...namedField({ ...props, value })}
      {...ofChoiceRead(found)}
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
