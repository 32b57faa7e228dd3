import { Group, List, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { badges } from "#api/badges.ts";
import type { OutputOf } from "#api/call.ts";
import { badgeEndTexts, badgeTexts as t } from "#texts/badges.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { handOver } from "#web/kernel/download.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type BadgeOfEmployee = OutputOf<typeof badges.getOfEmployee>;

/** The badges of an employee, which are printed and revoked here, and the PIN. */
export function EmployeeBadge({ employeeId, name }: { employeeId: string; name: string }) {
  const found = useAnswer(badges.getOfEmployee, { employeeId });
  if (!found.data)
    return (
      <Panel awaited={found}>
        <QueryState found={found} height={96} />
      </Panel>
    );
  const { items, pinSince } = found.data;
  return (
    <Panel
      title={t.title}
      actions={<BadgeActs employeeId={employeeId} name={name} items={items} />}
    >
      <Note mb="xs">{t.hint}</Note>
      {items.length === 0 ? <Text>{t.none}</Text> : <BadgeList items={items} />}
      <EmployeePin employeeId={employeeId} since={pinSince} />
    </Panel>
  );
}

function BadgeList({ items }: { items: BadgeOfEmployee["items"] }) {
  return (
    <List listStyleType="none" spacing={4}>
      {items.map(({ id, issuedAt, issuedBy, end }) => (
        <List.Item key={id}>
          <Group gap="xs">
            <StatusBadge tone={end === null ? "good" : "neutral"}>
              {end === null ? t.holds : badgeEndTexts[end.reason]}
            </StatusBadge>
            <Text size="sm">
              {t.by(t.issuedWord, formatInstant(issuedAt), issuedBy)}
              {end !== null && ` · ${t.by(t.ended, formatInstant(end.at), end.by)}`}
            </Text>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

type ActsProps = { employeeId: string; name: string; items: BadgeOfEmployee["items"] };

function BadgeActs({ employeeId, name, items }: ActsProps) {
  const refusal = useRefusalTo("employee.write");
  const currentBadge = items.find(({ end }) => end === null);
  const shared = {
    reason: refusal,
    size: "compact-sm",
  };
  return (
    <Group gap="xs">
      <CallButton
        {...shared}
        variant={currentBadge ? "default" : "filled"}
        icon={IconPrinter}
        makes={badges.issue}
        input={{ employeeId }}
        question={
          currentBadge && {
            title: t.replaceTitle,
            text: t.replaceText(name),
            action: t.replace,
            danger: true,
          }
        }
        done={(file) => {
          handOver(file);
          toast.success(t.issued);
        }}
      >
        {currentBadge ? t.replace : t.issue}
      </CallButton>
      {currentBadge &&
        (["lost", "returned"] as const).map((end) => (
          <CallButton
            key={end}
            {...shared}
            variant="default"
            makes={badges.revoke}
            input={{ employeeId, badgeId: currentBadge.id, end }}
            question={{ title: t[end], text: t.revokeText(name), action: t.revoke, danger: true }}
            done={t.revoked}
          >
            {t[end]}
          </CallButton>
        ))}
    </Group>
  );
}

const PinForm = later(async () => (await import("./pin-form.tsx")).PinForm);

/** Whether the employee has a PIN; it can be set, changed and removed, and is never shown. */
function EmployeePin({ employeeId, since }: { employeeId: string; since: string | null }) {
  const refusal = useRefusalTo("employee.write");
  const shared = { reason: refusal, size: "compact-sm", variant: "default" };
  return (
    <Group justify="space-between" gap="xs" mt="sm">
      <Text size="sm">
        <b>{t.pin}</b> {since === null ? t.noPin : t.pinSince(formatInstant(since))}
      </Text>
      <Group gap="xs">
        <OpensForm
          {...shared}
          act={since === null ? t.setPin : t.changePin}
          title={t.setPin}
          isShort
        >
          {(close) => <PinForm employeeId={employeeId} onDone={close} />}
        </OpensForm>
        {since !== null && (
          <CallButton
            {...shared}
            makes={badges.removePin}
            input={{ employeeId }}
            question={{
              title: t.removePin,
              text: t.removePinText,
              action: t.removePin,
              danger: true,
            }}
            done={t.pinRemoved}
          >
            {t.removePin}
          </CallButton>
        )}
      </Group>
    </Group>
  );
}
