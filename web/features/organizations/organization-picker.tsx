import { Select, type SelectProps } from "@mantine/core";
import { common } from "#texts/common.ts";
import { useOrganizations } from "#web/kernel/organization.ts";

/** One of the organizations that the person sees, found by its name. */
export function OrganizationPicker(props: Omit<SelectProps, "data" | "filter">) {
  const choices = useOrganizations().map(({ id, description }) => ({
    value: id,
    label: description,
  }));
  return (
    <Select
      searchable
      placeholder={common.choose}
      nothingFoundMessage={common.noOptions}
      limit={100}
      {...props}
      data={choices}
    />
  );
}
