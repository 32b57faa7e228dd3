import { Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { sampleList } from "#api/samples.ts";
import { sampleListTexts as t } from "#texts/samples.ts";
import { BodyLink } from "#web/features/body-months/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { useFound } from "#web/ui/list/use-found.ts";

const readSearch = listSearchOf(sampleList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/samples")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(sampleList),
  component: SamplesPage,
});

/** The samples of every body; each links to where its sheets are checked. */
function SamplesPage() {
  const address = useRead(readSearch, Route.useSearch());
  const { data } = useFound(sampleList, address);
  return (
    <ListPage
      list={sampleList}
      texts={t}
      address={address}
      cells={cells}
      above={
        <Text size="sm" mb="sm">
          {data ? t.leftOf(formatNumber(data.left)) : "\u00a0"}
        </Text>
      }
    />
  );
}

const cells: Cells<typeof sampleList> = {
  organization: ({ organizationId, organization }) => (
    <BodyLink
      body={{ id: organizationId, description: organization }}
      to="/verifications"
      search={{ tab: "samples" }}
    >
      {organization}
    </BodyLink>
  ),
  month: ({ month }) => formatMonth(month),
};
