import { Accordion, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { listOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { type TableSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import { Pager } from "#web/ui/data-table/pager.tsx";
import { useLastPage } from "#web/ui/data-table/use-last-page.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { Certificate } from "./erasure-parts.tsx";

/** Certificates of the body's erasures, the newest first. */
export function ErasuresList({ list }: { list: ListState<TableSearch> }) {
  const { id: organizationId } = useOrganization();
  const input = { organizationId, ...pageInput(list.search) };
  const found = useQuery(listOf(personalData.getErasures, input));
  useLastPage(found, list);
  return (
    <Pending found={found} rows={4}>
      {({ items, total }) =>
        total === 0 ? (
          <EmptyState title={t.none} text={t.noneText} />
        ) : (
          <Stack gap="md">
            <Accordion variant="separated">
              {items.map((erasure) => (
                <Accordion.Item key={erasure.employeeId} value={erasure.employeeId}>
                  <Accordion.Control>
                    <Text fw={600}>{erasure.pseudonym}</Text>
                    <Note>{t.erasedAt(formatInstant(erasure.at), erasure.by)}</Note>
                  </Accordion.Control>
                  <Accordion.Panel>
                    <Certificate erasure={erasure} />
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
            <Pager total={total} list={list} />
          </Stack>
        )
      }
    </Pending>
  );
}
