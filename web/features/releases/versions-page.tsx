import { Badge, List, Stack, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { releaseCalls } from "#api/releases.ts";
import { releaseNotes, releaseTexts as t } from "#texts/releases.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";

const FloorForm = later(async () => (await import("./floor-form.tsx")).FloorForm);

export const Route = createFileRoute("/_signed-in/system-administration/versions")({
  component: VersionsPage,
});

type Answer = OutputOf<typeof releaseCalls.getAll>;

function VersionsPage() {
  const found = useAnswer(releaseCalls.getAll, {});
  return (
    <Page title={t.title} description={t.description}>
      <Pending found={found} rows={6}>
        {(answer) => (
          <Stack gap="md">
            <Running running={answer.running} />
            <Floor floor={answer.floor} />
            <Releases releases={answer.releases} />
          </Stack>
        )}
      </Pending>
    </Page>
  );
}

function Running({ running }: Pick<Answer, "running">) {
  return (
    <Panel title={t.running}>
      <Facts
        facts={[
          { label: t.version, value: running.version },
          { label: t.build, value: running.build ?? t.noBuild },
          { label: t.schema, value: running.schema },
          { label: t.database, value: running.database },
          { label: t.node, value: running.node },
          { label: t.startedAt, value: formatInstant(running.startedAt) },
        ]}
      />
    </Panel>
  );
}

function Floor({ floor }: Pick<Answer, "floor">) {
  const change = (
    <OpensForm
      act={t.changeFloor}
      title={t.floor}
      variant="default"
      aria-label={`${t.changeFloor}: ${t.floor}`}
    >
      {(close) => <FloorForm onDone={close} />}
    </OpensForm>
  );
  return (
    <Panel title={t.floor} actions={change}>
      <Text fw={600}>{floor?.version ?? t.noFloor}</Text>
      {floor && (
        <Text size="sm">
          {floor.reason} ({t.floorSet(floor.setBy, formatInstant(floor.setAt))})
        </Text>
      )}
      <Note>{t.floorText}</Note>
    </Panel>
  );
}

function Releases({ releases }: Pick<Answer, "releases">) {
  return (
    <Panel title={t.history}>
      <Stack gap="lg">
        {releases.map(({ version, date, readers }) => (
          <section key={version} aria-label={t.heading(version)}>
            <Text fw={650}>
              {t.heading(version)} <Badge variant="light">{formatDay(date)}</Badge>
            </Text>
            <List mt="xs">
              {releaseNotes[version].map((note) => (
                <List.Item key={note}>{note}</List.Item>
              ))}
            </List>
            {readers > 0 && <Note>{t.readBy(formatNumber(readers))}</Note>}
          </section>
        ))}
      </Stack>
    </Panel>
  );
}
