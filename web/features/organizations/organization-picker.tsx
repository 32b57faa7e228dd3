import { Select, type SelectProps } from "@mantine/core";
import { fold } from "#domain/identity/fold.ts";
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
      filter={({ options, search }) =>
        options.filter((option) => "label" in option && fold(option.label).includes(fold(search)))
      }
    />
  );
}
