import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";

/** A person by name, as the way to the month that the clerk has to complete. */
export function linkToMonth({ structureId, month, lastName, firstName }: MonthlyContractItem) {
  const name = `${lastName} ${firstName}`;
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          to="/attendances"
          search={{ structure: structureId, month, search: name }}
          {...props}
        />
      )}
    >
      {name}
    </Anchor>
  );
}
