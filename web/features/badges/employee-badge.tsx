import { Group, List, Skeleton, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { badges } from "#api/badges.ts";
import type { OutputOf } from "#api/call.ts";
import { history } from "#api/history.ts";
import { badgeEndTexts, badgeTexts as t } from "#texts/badges.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { handOver } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { EmployeePin } from "./employee-pin.tsx";

type Held = OutputOf<typeof badges.getOfEmployee>;

/** The badges of an employee, printed here and revoked here, and the PIN beside them. */
export function EmployeeBadge({ employeeId, name }: { employeeId: string; name: string }) {
  const { id: organizationId } = useOrganization();
  const found = useQuery(queryOf(badges.getOfEmployee, { organizationId, employeeId }));
  if (!found.data) return <Skeleton height={96} />;
  const { items, pinSince } = found.data;
  return (
    <Panel
      title={t.title}
      actions={<BadgeActs employeeId={employeeId} name={name} items={items} />}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t.hint}
      </Text>
      {items.length === 0 ? <Text>{t.none}</Text> : <BadgeList items={items} />}
      <EmployeePin employeeId={employeeId} since={pinSince} />
    </Panel>
  );
}

function BadgeList({ items }: { items: Held["items"] }) {
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

type ActsProps = { employeeId: string; name: string; items: Held["items"] };

function BadgeActs({ employeeId, name, items }: ActsProps) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("employee.write");
  const changed = [badges.getOfEmployee, badges.getCount, history.getAll];
  const issue = useCall(badges.issue, changed);
  const revoke = useCall(badges.revoke, changed);
  const held = items.find(({ end }) => end === null);
  const print = async () => {
    const question = { title: t.replaceTitle, text: t.replaceText(name), action: t.replace };
    if (held && !(await confirm({ ...question, danger: true }))) return;
    await issue.mutateAsync({ organizationId, employeeId }).then(handOver);
    toast.success(t.issued);
  };
  const endBadge = async (badgeId: string, end: "lost" | "returned") => {
    const question = { title: t[end], text: t.revokeText(name), action: t.revoke };
    if (!(await confirm({ ...question, danger: true }))) return;
    await revoke.mutateAsync({ organizationId, employeeId, badgeId, end });
    toast.success(t.revoked);
  };
  return (
    <Group gap="xs">
      <ActButton
        reason={refusal}
        size="compact-sm"
        variant={held ? "default" : "filled"}
        loading={issue.isPending}
        icon={IconPrinter}
        onClick={() => void print().catch(toast.failure)}
      >
        {held ? t.replace : t.issue}
      </ActButton>
      {held &&
        (["lost", "returned"] as const).map((reason) => (
          <ActButton
            key={reason}
            reason={refusal}
            size="compact-sm"
            variant="default"
            onClick={() => void endBadge(held.id, reason).catch(toast.failure)}
          >
            {t[reason]}
          </ActButton>
        ))}
    </Group>
  );
}
