import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { documentKindCatalogue, type DocumentKindItem } from "#api/document-kinds.ts";
import { documentKindListTexts, documentKindTexts as t } from "#texts/document-kinds.ts";
import { CataloguePage } from "#web/features/catalogues/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";

const DocumentKindForm = later(
  async () => (await import("./document-kind-form.tsx")).DocumentKindForm,
);

const readSearch = listSearchOf(
  documentKindCatalogue.list.filters.extend({ kind: z.string().max(30) }),
);

export const Route = createFileRoute("/_signed-in/system-administration/parameters/document-kinds")(
  {
    validateSearch: unread<typeof readSearch>,
    loader: prefetchList(documentKindCatalogue.list),
    component: DocumentKindsPage,
  },
);

const cells: Cells<typeof documentKindCatalogue.list> = {
  about: { minWidth: "7rem", note: (row) => row.isSensitive && t.sensitive },
  expiry: expiryOf,
  needed: (row) => (row.forApproval ? t.neededForApproval : t.notNeeded),
  types: typesOf,
};

function typesOf({ types }: DocumentKindItem): string {
  const isEvery = types.length === Object.keys(t.typeNames).length;
  return isEvery ? t.everyType : types.map((type) => t.typeNames[type]).join(", ");
}

function expiryOf({ expires, usualMonths }: DocumentKindItem): string {
  if (!expires) return t.noExpiry;
  return usualMonths === null ? t.untilDay : t.months(usualMonths);
}

function DocumentKindsPage() {
  const { kind, ...address } = useRead(readSearch, Route.useSearch());
  return (
    <CataloguePage
      catalogue={documentKindCatalogue}
      texts={documentKindListTexts}
      words={t}
      address={address}
      cells={cells}
      opened={kind}
      linkTo={(code) => ({ to: ".", search: { ...address, kind: code }, replace: true })}
      renderForm={(of) => <DocumentKindForm {...of} />}
    />
  );
}
