import { Anchor, Group, Stack, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { announcements, type AnnouncementDetails } from "#api/announcements.ts";
import {
  announcementStateTexts,
  announcementListTexts,
  announcementTexts as t,
} from "#texts/announcements.ts";
import { importanceTexts } from "#texts/importance.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { load, useCall } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatDay, formatInstant, formatSize } from "#web/ui/formats.ts";
import { ButtonLink, UpLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { importanceTones } from "./announcement-words.ts";
import { Readers } from "./readers.tsx";
import { RichTextView } from "./rich-text-view.tsx";

export const Route = createFileRoute("/_signed-in/announcements/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  loader: ({ context, params }) =>
    load(context.queryClient, announcements.getById, { id: params.id }),
  component: AnnouncementPage,
});

/** An announcement; opening it marks it as read. */
function AnnouncementPage() {
  const { id } = Route.useParams();
  const data = useLoaded(announcements.getById, { id });
  const { mutate: read } = useCall(announcements.read);
  const isUnread = data.readAt === null && data.state === "running";
  useEffect(() => {
    if (isUnread) read({ id });
  }, [isUnread, read, id]);
  const mayWrite = useRoleRefusalTo("announcement.write") === null;
  const until = data.toDay === null ? "" : ` – ${formatDay(data.toDay)}`;
  return (
    <Page
      title={data.title}
      description={`${formatDay(data.fromDay)}${until} · ${data.by}`}
      above={<UpLink label={t.all} to="/announcements" />}
      beside={
        <StatusBadge tone={importanceTones[data.importance]}>
          {importanceTexts[data.importance]}
        </StatusBadge>
      }
      actions={mayWrite && data.state !== "withdrawn" && <WriterActs id={id} />}
    >
      <Stack gap="md">
        <Panel>
          {data.state === "withdrawn" && (
            <StatusBadge tone="bad">{announcementStateTexts.withdrawn}</StatusBadge>
          )}
          <RichTextView text={data.body} />
          <Files announcement={data} />
          <Confirmation announcement={data} />
        </Panel>
        {mayWrite && <Readers id={id} mustConfirm={data.mustConfirm} />}
      </Stack>
    </Page>
  );
}

function WriterActs({ id }: { id: string }) {
  return (
    <>
      <ButtonLink variant="default" to="/announcements/edit/$id" params={{ id }}>
        {t.edit}
      </ButtonLink>
      <CallButton
        variant="light"
        color="red"
        makes={announcements.withdraw}
        input={{ id }}
        question={{
          title: t.withdrawTitle,
          text: t.withdrawText,
          action: t.withdraw,
          danger: true,
        }}
        done={t.withdrawn}
      >
        {t.withdraw}
      </CallButton>
    </>
  );
}

function Files({ announcement: { id, files } }: { announcement: AnnouncementDetails }) {
  if (files.length === 0) return null;
  return (
    <Stack gap={4} mt="md">
      <Text fw={600} size="sm">
        {announcementListTexts.columns.attachments}
      </Text>
      {files.map((file) => (
        <Anchor
          key={file.id}
          component="button"
          type="button"
          ta="start"
          onClick={() => {
            const wanted = { id, fileId: file.id };
            void download(announcements.getFile, wanted).catch(toast.failure);
          }}
        >
          {file.fileName} · {formatSize(file.sizeBytes)}
        </Anchor>
      ))}
    </Stack>
  );
}

function Confirmation({ announcement }: { announcement: AnnouncementDetails }) {
  const { id, mustConfirm, confirmedAt, state } = announcement;
  if (!mustConfirm) return null;
  if (confirmedAt !== null)
    return (
      <Text mt="md" c="dimmed">
        {t.confirmedAt(formatInstant(confirmedAt))}
      </Text>
    );
  if (state !== "running") return null;
  return (
    <Group mt="md">
      <CallButton makes={announcements.confirm} input={{ id }}>
        {t.confirm}
      </CallButton>
    </Group>
  );
}
