import { Anchor, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { docsTexts as t } from "#texts/api-docs.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { CallArea } from "./call-area.tsx";
import { callsMatching, documentQuery, type Documented } from "./call-document.ts";
import { FirstMonth } from "./first-month.tsx";
import styles from "./docs-page.module.css";

const searchSchema = z.object({
  search: z.string().max(100).optional().catch(undefined),
  /** The call that is open, by its operationId. */
  call: z.string().max(100).optional().catch(undefined),
});

const readSearch = (raw: Unread) => searchSchema.parse(raw);

export const Route = createFileRoute("/_blank/docs")({
  validateSearch: unread<typeof readSearch>,
  component: DocsPage,
});

/** The calls for developers, as /openapi.json describes them. */
function DocsPage() {
  const found = useQuery(documentQuery);
  return (
    <div className={styles.page}>
      <Page title={t.title} description={<Anchor href="/openapi.json">{t.machine}</Anchor>}>
        <Pending found={found} rows={10}>
          {(document) => <Calls document={document} />}
        </Pending>
      </Page>
    </div>
  );
}

function Calls({ document: { calls, description } }: { document: Documented }) {
  const { search = "", call } = useRead(readSearch, Route.useSearch());
  const anchor = useLocation({ select: ({ hash }) => hash });
  const opened = call ?? (anchor || undefined);
  const navigate = useNavigate({ from: Route.fullPath });
  const matches = callsMatching(calls, search);
  const areas = Map.groupBy(matches, ({ area }) => area);
  const go = (part: { search?: string | undefined; call?: string | undefined }) =>
    void navigate({
      search: (before) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Stack gap="lg">
      <Text>{description}</Text>
      <FirstMonth />
      <TextInput
        aria-label={t.search}
        placeholder={t.search}
        value={search}
        maxLength={100}
        onChange={(event) => go({ search: event.currentTarget.value || undefined })}
      />
      <Note role="status">{t.count(formatNumber(matches.length), formatNumber(calls.length))}</Note>
      {matches.length === 0 && <EmptyState title={t.none} text={t.noneHint} />}
      <div>
        {[...areas].map(([area, own]) => (
          <CallArea
            key={search === "" ? area : `${area} found`}
            area={area}
            calls={own}
            opened={opened}
            isFound={search !== ""}
            onOpen={(id) => go({ call: id })}
          />
        ))}
      </div>
    </Stack>
  );
}
