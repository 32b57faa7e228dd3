import { Alert, List, Stack, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { OutputOf } from "#api/call.ts";
import { imports } from "#api/imports.ts";
import { importPageTexts } from "#texts/imports.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { useUpload } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { PunchProposals } from "./punch-proposals.tsx";
import { UnknownCards } from "./unknown-cards.tsx";

/** From a card reader's log to recorded days: the file, the cards that no one has, the days that the punches make. */
export function PunchImport() {
  const { id: organizationId } = useOrganization();
  const upload = useUpload(imports.punches);
  const refusal = useRefusalTo("attendance.record");
  const send = (file: File) =>
    upload.mutate({ input: { organizationId, fileName: file.name }, bytes: file });
  return (
    <Stack gap="md">
      <Panel title={t.upload}>
        <Stack gap="sm">
          <Text size="sm">{t.uploadIntro}</Text>
          {refusal === null ? (
            <FileDrop
              fileName=""
              words={{ ...importPageTexts, choose: t.choose, limits: t.limits }}
              accept={[".dat", ".txt", ".log"]}
              isBusy={upload.isPending}
              onFile={send}
            />
          ) : (
            <Text c="dimmed">{refusal}</Text>
          )}
          {upload.error && <RetryError error={upload.error} />}
          {upload.data && <Result result={upload.data} />}
        </Stack>
      </Panel>
      <UnknownCards />
      {refusal === null && <PunchProposals />}
    </Stack>
  );
}

function Result({ result }: { result: OutputOf<typeof imports.punches> }) {
  const { from, to } = result;
  const hasDoubts =
    result.bad > 0 || result.unknownCards > 0 || result.ambiguous > 0 || result.ahead > 0;
  return (
    <Alert
      role="status"
      color={hasDoubts ? "yellow" : "green"}
      icon={<IconCircleCheck aria-hidden />}
      title={t.result(result.added, result.known)}
    >
      <List size="sm">
        {from && to && <List.Item>{t.range(formatDay(from), formatDay(to))}</List.Item>}
        {result.unknownCards > 0 && <List.Item>{t.unknownCards(result.unknownCards)}</List.Item>}
        {result.ambiguous > 0 && <List.Item>{t.ambiguous(result.ambiguous)}</List.Item>}
        {result.ahead > 0 && <List.Item>{t.ahead(result.ahead)}</List.Item>}
        {result.bad > 0 && (
          <List.Item>
            {t.bad(result.bad)}
            <List size="xs" withPadding>
              {result.badLines.map(({ line, text }) => (
                <List.Item key={line}>{t.badLine(line, text)}</List.Item>
              ))}
            </List>
          </List.Item>
        )}
      </List>
    </Alert>
  );
}
