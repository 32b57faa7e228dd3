import type { ReactNode } from "react";
import { organizationList } from "#api/organizations.ts";
import { organizationListTexts, organizationPageTexts as t } from "#texts/organizations.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";

const cells: Cells<typeof organizationList> = {
  address: (row) => [row.address, row.postcode].filter(Boolean).join(", "),
  email: { minWidth: "12rem" },
};

const ofOthers = { ...organizationListTexts, noneHint: t.noneOfYours };

type Props = {
  address: AddressOf<typeof organizationList>;
  create: ReactNode;
  mayCreate: boolean;
};

/** The organizations that the person sees. */
export function OrganizationTable({ address, create, mayCreate }: Props) {
  return (
    <ListTable
      list={organizationList}
      texts={mayCreate ? organizationListTexts : ofOthers}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: "/organizations/details/$id", params: { id: row.id } })}
      create={mayCreate ? create : undefined}
    />
  );
}
