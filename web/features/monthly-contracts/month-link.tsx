import type { LinkProps } from "@tanstack/react-router";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { personName } from "#domain/identity/person-name.ts";
import { TextLink } from "#web/ui/links.tsx";

/** The link to a person's month in the grid, where the clerk completes it. */
export function wayToMonth(item: MonthlyContractItem): LinkProps {
  const { structureId: structure, month } = item;
  return { to: "/attendances", search: { structure, month, search: personName(item) } };
}

/** A person's name, linked to the month. */
export function linkToMonth(item: MonthlyContractItem) {
  return (
    <TextLink inherit {...wayToMonth(item)}>
      {personName(item)}
    </TextLink>
  );
}
