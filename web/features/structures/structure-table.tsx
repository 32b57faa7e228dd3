import type { ReactNode } from "react";
import { structureList } from "#api/structures.ts";
import { structureListTexts } from "#texts/structures.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StructureState } from "./structure-state.tsx";

const cells: Cells<typeof structureList> = {
  state: (row) => <StructureState closedOn={row.closedOn} />,
};

type Props = { address: AddressOf<typeof structureList>; create: ReactNode };

/** The structures of the body as a list. */
export function StructureTable({ address, create }: Props) {
  const { id: organizationId } = useOrganization();
  return (
    <ListTable
      list={structureList}
      texts={structureListTexts}
      address={address}
      within={{ organizationId }}
      cells={cells}
      rowLink={(row) => ({ to: "/structures/details/$id", params: { id: row.id } })}
      create={create}
    />
  );
}
