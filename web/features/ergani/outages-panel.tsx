import { List, Stack, Text } from "@mantine/core";
import type { ErganiSettings } from "#api/ergani.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { OpensForm } from "#web/ui/opens.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";

const OutageForm = later(async () => (await import("./outage-form.tsx")).OutageForm);

/** At most this many are shown. */
const mostShown = 10;

/** When cards could not be sent, newest first, and the form that declares a power cut. */
export function OutagesPanel({ outages }: Pick<ErganiSettings, "outages">) {
  const refusal = useRefusalTo("work-card.manage");
  return (
    <Panel
      title={t.outages}
      actions={
        <OpensForm act={t.declare} reason={refusal} variant="default" isShort>
          {(close) => <OutageForm onDone={close} />}
        </OpensForm>
      }
    >
      <Stack gap="sm">
        <Text c="dimmed">
          {t.outagesHint} {outages.length === mostShown && t.lastOutages(mostShown)}
        </Text>
        {outages.length === 0 ? (
          <Text>{t.noOutages}</Text>
        ) : (
          <List spacing="xs">
            {outages.map((outage) => (
              <List.Item key={outage.id}>
                {t.causes[outage.cause]}
                {linesOf(outage).map((line) => (
                  <Note key={line}>{line}</Note>
                ))}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Panel>
  );
}

function linesOf({ from, to, nextTryAt, answer, by }: ErganiSettings["outages"][number]): string[] {
  const since = formatInstant(from);
  return [
    to === null ? t.lasts(since) : t.until(since, formatInstant(to)),
    ...(nextTryAt === null ? [] : [t.nextTry(formatInstant(nextTryAt))]),
    ...(answer === "" ? [] : [answer]),
    ...(by === null ? [] : [t.declaredBy(by)]),
  ];
}
