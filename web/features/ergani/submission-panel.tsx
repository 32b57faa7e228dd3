import { Group, Stack } from "@mantine/core";
import { ergani, type ErganiSettings } from "#api/ergani.ts";
import type { OutputOf } from "#api/call.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

/** Whether the body submits, since when and by whom, how much waits, and the switch. */
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
                // A switch that is on says nothing of whether the cards arrive.
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
  const { id: organizationId } = useOrganization();
  const turn = useCall(ergani.turn, [ergani.getSettings, ergani.getAll]);
  const test = useCall(ergani.test, [ergani.getSettings]);
  const refusal = useRefusalTo("work-card.manage");
  const reason = refusal ?? (account === null ? t.accountFirst : null);
  const ask = async () => {
    const question = isOn
      ? { title: t.turnOffTitle, text: t.turnOffText, action: t.turnOff }
      : {
          title: t.turnOnTitle,
          text: t.turnOnText(t.places[account?.place ?? "trial"]),
          action: t.turnOn,
        };
    if (!(await confirm(question))) return;
    await turn
      .mutateAsync({ organizationId, isOn: !isOn })
      .then(() => toast.success(isOn ? t.turnedOff : t.turnedOn), toast.failure);
  };
  return (
    <Group gap="xs">
      <ActButton
        reason={reason}
        variant={isOn ? "default" : "filled"}
        loading={turn.isPending}
        onClick={() => void ask()}
      >
        {isOn ? t.turnOff : t.turnOn}
      </ActButton>
      <ActButton
        reason={reason}
        variant="default"
        loading={test.isPending}
        onClick={() => void test.mutateAsync({ organizationId }).then(tell, toast.failure)}
      >
        {t.test}
      </ActButton>
    </Group>
  );
}

function tell({ outcome, message }: OutputOf<typeof ergani.test>): void {
  if (outcome === "accepted") toast.success(t.testAccepted);
  else toast.error(outcome === "unavailable" ? t.testUnavailable : t.testRefused(message));
}
