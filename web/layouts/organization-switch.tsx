import { Select, Text } from "@mantine/core";
import { IconBuilding, IconSelector } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { common } from "#texts/common.ts";
import { shellTexts } from "#texts/shell.ts";
import { fold } from "#domain/identity/fold.ts";
import { useOrganizationOrNone, useOrganizations } from "../kernel/organization.ts";
import { switchOrganization } from "../kernel/switch-organization.ts";
import styles from "./organization-switch.module.css";

/** Shows the selected organization and switches to another one, from the home page on. */
export function OrganizationSwitch() {
  const organizations = useOrganizations();
  const selected = useOrganizationOrNone();
  const router = useRouter();
  if (!selected) return null;
  if (organizations.length === 1) {
    return (
      <Text className={styles.only} title={selected.description}>
        {selected.shortTitle}
      </Text>
    );
  }
  const switchTo = async (id: string | null) => {
    const next = organizations.find((organization) => organization.id === id);
    if (!next || next.id === selected.id) return;
    await switchOrganization(router, next);
  };
  return (
    <Select
      className={styles.select}
      aria-label={shellTexts.organization}
      value={selected.id}
      data={organizations.map(({ id, description }) => ({ value: id, label: description }))}
      onChange={(id) => void switchTo(id)}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      limit={100}
      filter={({ options, search }) =>
        options.filter((option) => "label" in option && fold(option.label).includes(fold(search)))
      }
      nothingFoundMessage={common.noOptions}
      leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
      rightSection={<IconSelector size={16} stroke={1.6} aria-hidden />}
    />
  );
}
