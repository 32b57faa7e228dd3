import { Select, type SelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { employees } from "#api/employees.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import { ofChoiceRead } from "#web/ui/form/choice-read.tsx";
import { useOptions } from "#web/ui/form/use-options.ts";

type Props = Omit<SelectProps, "data" | "filter" | "value" | "onChange" | "error"> & {
  value: string | null;
  error?: string | undefined;
  onChange: (id: string | null) => void;
};

const shown = 30;

/** One employee of the body, found on the server by name or tax number. */
export function EmployeePicker({ value, onChange, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const [typed, setTyped] = useState("");
  const found = useOptions(typed, (search) =>
    queryOf(employees.getAll, { organizationId, take: shown, search }),
  );
  const chosen = useQuery({
    ...queryOf(employees.getById, { organizationId, id: value ?? "" }),
    enabled: value !== null,
  });
  const known = [...(found.data ?? []), ...(chosen.data ? [chosen.data] : [])];
  const choices = new Map(
    known.map((one) => [one.id, `${one.lastName} ${one.firstName} · ${one.afm}`]),
  );
  const choose = (id: string | null) => {
    setTyped("");
    onChange(id);
  };
  return (
    <Select
      searchable
      openOnFocus={false}
      placeholder={common.choose}
      {...namedField({ ...props, error: props.error })}
      {...ofChoiceRead(found)}
      data={[...choices].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={choose}
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped([...choices.values()].includes(text) ? "" : text)}
    />
  );
}
