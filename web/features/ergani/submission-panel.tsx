import { Group, Stack } from "@mantine/core";
import { ergani, type ErganiSettings } from "#api/ergani.ts";
import type { OutputOf } from "#api/call.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

/** Whether the body submits, since when and by whom, how many cards wait, and the switch. */
export function SubmissionPanel({ settings }: { settings: ErganiSettings }) {
  const { lastSwitch, waiting, refused, stopped } = settings;
  const isOn = lastSwitch?.isOn ?? false;
  return (
    <Panel title={t.submission}>
      <Stack gap="md">
        <Facts
          facts={[
            {
              label: t.state,
              value: (
                // A switch that is on does not mean that the cards arrive.
                <StatusBadge tone={isOn ? "info" : "neutral"}>{isOn ? t.on : t.off}</StatusBadge>
              ),
            },
            {
              label: t.lastTurn,
              value: lastSwitch ? t.since(lastSwitch.by, formatInstant(lastSwitch.at)) : t.never,
            },
            ...(isOn && lastSwitch
              ? [{ label: t.fromDay, value: formatDay(lastSwitch.fromDay) }]
              : []),
            { label: t.waiting, value: formatNumber(waiting) },
            { label: t.refused, value: formatNumber(refused) },
            { label: t.stopped, value: formatNumber(stopped) },
          ]}
        />
        <Acts settings={settings} isOn={isOn} />
      </Stack>
    </Panel>
  );
}

function Acts({ settings: { account }, isOn }: { settings: ErganiSettings; isOn: boolean }) {
  const refusal = useRefusalTo("work-card.manage");
  const reason = refusal ?? (account === null ? t.accountFirst : null);
  const question = isOn
    ? { title: t.turnOffTitle, text: t.turnOffText, action: t.turnOff }
    : {
        title: t.turnOnTitle,
        text: t.turnOnText(t.places[account?.place ?? "trial"]),
        action: t.turnOn,
      };
  return (
    <Group gap="xs">
      <CallButton
        reason={reason}
        variant={isOn ? "default" : "filled"}
        makes={ergani.turn}
        input={{ isOn: !isOn }}
        question={question}
        done={isOn ? t.turnedOff : t.turnedOn}
      >
        {question.action}
      </CallButton>
      <CallButton reason={reason} variant="default" makes={ergani.test} input={{}} done={tell}>
        {t.test}
      </CallButton>
    </Group>
  );
}

function tell({ outcome, message }: OutputOf<typeof ergani.test>): void {
  if (outcome === "accepted") toast.success(t.testAccepted);
  else toast.error(outcome === "unavailable" ? t.testUnavailable : t.testRefused(message));
}
