import { Box, Group, Text } from "@mantine/core";
import { dailyReport } from "#api/daily-report.ts";
import { links, type DayLinkOut } from "#api/links.ts";
import type { Day } from "#domain/calendar/day.ts";
import { issuedLinkTexts as t } from "#texts/links.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { CopyLink } from "./copy-link.tsx";
import { RevokeLink } from "./revoke-link.tsx";

const tones: Record<DayLinkOut["state"], Tone> = {
  open: "info",
  used: "good",
  expired: "neutral",
  revoked: "neutral",
  foreign: "warning",
};

const resending = (who: string) => ({
  title: t.resendTitle,
  text: t.resendText(who),
  action: t.sendAgain,
});

/** The state of the link that the person in charge got for the day; it can be copied while it is valid, sent again today, and revoked. */
export function DayLinkPanel({ structureId, date }: { structureId: string; date: Day }) {
  const refusal = useRefusalTo("attendance.record");
  const found = useSideAnswer(links.getOfDay, { structureId, date });
  if (isAwaited(found)) return <span data-first />;
  const { data } = found;
  const isToday = date === today();
  if (!data || (data.link === null && !isToday)) return null;
  const { link } = data;
  return (
    <Box mt="lg">
      <Panel
        title={t.title}
        actions={
          link?.state !== "used" && (
            <Group gap="xs">
              {(isToday || link?.state === "open") && (
                <CopyLink structureId={structureId} date={date} refusal={refusal} />
              )}
              {isToday && (
                <CallButton
                  variant="default"
                  size="compact-md"
                  reason={refusal}
                  makes={dailyReport.send}
                  input={{ structureId }}
                  question={link?.state === "open" && resending(link.recipientName)}
                  done={({ outcome }) =>
                    toast[outcome === "sent" ? "success" : "info"](t.outcomes[outcome])
                  }
                >
                  {link === null ? t.send : t.sendAgain}
                </CallButton>
              )}
            </Group>
          )
        }
      >
        {link === null ? (
          <Note>{t.none}</Note>
        ) : (
          <Group gap="sm">
            <Text size="sm">
              {(link.mail === null ? t.handedOver : t.given)(
                link.recipientName,
                formatInstant(link.sentAt),
              )}
            </Text>
            <StatusBadge tone={tones[link.state]}>{t.states[link.state]}</StatusBadge>
            {link.state === "open" && (
              <Text size="sm">{t.until(formatInstant(link.expiresAt))}</Text>
            )}
            {link.mail !== null && <Note>{t.mails[link.mail]}</Note>}
            {link.state === "open" && <RevokeLink id={link.id} who={link.recipientName} />}
          </Group>
        )}
      </Panel>
    </Box>
  );
}
