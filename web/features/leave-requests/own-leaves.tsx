import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { OwnLeaveRequest } from "#api/leave-requests.ts";
import type { Day } from "#domain/calendar/day.ts";
import { ownLeaveTexts as t } from "#texts/leave-requests.ts";
import { monthLinkTexts } from "#texts/month-requests.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatDays } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { SendPaper } from "#web/ui/send-paper.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useBusy } from "#web/ui/use-busy.ts";
import { type LeaveChannel, leaveChannelOfAccount, leaveChannelOfLink } from "./leave-channels.ts";
import { requestTones } from "./request-tones.ts";

const AskLeaveForm = later(async () => (await import("./ask-leave-form.tsx")).AskLeaveForm);

/** The leaves of the holder of a month's link; `on` is a day of the month. */
export function OwnLeavesOfLink(own: { link: string; on: Day; employmentType: number }) {
  return <OwnLeaves way={leaveChannelOfLink(own)} />;
}

/** The leaves of the signed-in user, for one of their contracts. */
export function OwnLeavesOfAccount(own: {
  organizationId: string;
  contractId: string;
  employmentType: number;
}) {
  return <OwnLeaves way={leaveChannelOfAccount(own)} />;
}

/** A person's requests with their outcome, and the form that makes another; what is below waits until they have loaded. */
function OwnLeaves({ way }: { way: LeaveChannel }) {
  const [asks, setAsks] = useState(false);
  const found = useQuery({
    queryKey: ["own-leaves", way.key],
    queryFn: ({ signal }) => way.all(signal),
    retry: false,
  });
  const { data, error, refetch } = found;
  const again = async () => void (await refetch());
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const open = () => {
    setAsks(true);
    place.current?.focus();
  };
  // The form disappears from above the requests: without this, the view would be left amid the days of the month.
  const close = () => {
    flushSync(() => setAsks(false));
    opener.current?.focus();
  };
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      gap="xs"
      component="section"
      aria-label={t.title}
      mb="lg"
      data-first={isAwaited(found) || undefined}
    >
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {t.title}
        </Title>
        {!asks && (
          <Button
            ref={opener}
            variant="default"
            leftSection={<IconBeach size={18} stroke={1.6} aria-hidden />}
            onClick={open}
          >
            {t.ask}
          </Button>
        )}
      </Group>
      {asks && (
        <AskLeaveForm
          way={way}
          earlierRequests={data ?? []}
          onStale={again}
          onCancel={close}
          onDone={async () => {
            await again();
            close();
          }}
        />
      )}
      {error !== null && <RetryError error={error} onRetry={refetch} />}
      {data?.length === 0 && !asks && <Note>{t.none}</Note>}
      {data?.map((one) => (
        <LeaveRequest key={one.id} request={one} way={way} onSent={again} />
      ))}
    </Stack>
  );
}

type AskedProps = { request: OwnLeaveRequest; way: LeaveChannel; onSent: () => Promise<void> };

function LeaveRequest({ request, way, onSent }: AskedProps) {
  const { id, title, text, evidence, answer } = request;
  const [isBusy, doing] = useBusy();
  const state = answer?.outcome ?? "open";
  const days = formatDays(request);
  const withdraw = async () => {
    const { title: asking, text: textOf, action } = t.withdrawing;
    const question = { title: asking, text: textOf(title, days), action, danger: true };
    if (!(await confirm(question))) return;
    doing(async () => {
      await way.withdraw(id).then(() => toast.success(t.withdrawn), toast.failure);
      await onSent();
    })();
  };
  const words = [text, evidence === null ? "" : t.file(evidence.fileName), answer?.text ?? ""];
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <div>
        <Text fw={600}>{days}</Text>
        <Text size="sm">{title}</Text>
        {words
          .filter((one) => one !== "")
          .map((one) => (
            <Note key={one}>{one}</Note>
          ))}
      </div>
      <Stack gap={4} align="flex-end" flex="none">
        <StatusBadge tone={requestTones[state]}>{t.states[state]}</StatusBadge>
        {answer === null && evidence === null && (
          <SendPaper
            aria-label={t.addFile(days)}
            send={(file) => way.attach(id, file)}
            sent={t.fileSent}
            onDone={onSent}
          >
            {monthLinkTexts.fileWords.choose}
          </SendPaper>
        )}
        {answer === null && (
          <Button
            variant="default"
            size="compact-md"
            loading={isBusy}
            aria-label={t.withdrawOf(days)}
            onClick={() => void withdraw()}
          >
            {t.withdraw}
          </Button>
        )}
      </Stack>
    </Group>
  );
}
