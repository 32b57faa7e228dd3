import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { TextLink } from "#web/ui/links.tsx";

/** A person by name, as the way to the month that the clerk has to complete. */
export function linkToMonth({ structureId, month, lastName, firstName }: MonthlyContractItem) {
  const name = `${lastName} ${firstName}`;
  return (
    <TextLink inherit to="/attendances" search={{ structure: structureId, month, search: name }}>
      {name}
    </TextLink>
  );
}
