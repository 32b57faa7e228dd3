import { Group, List, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { apiApps } from "#api/api-apps.ts";
import type { OutputOf } from "#api/call.ts";
import { appPageTexts as t, apiAppTexts } from "#texts/api-apps.ts";
import { common } from "#texts/common.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { AppForm } from "./app-form.tsx";
import { appTones } from "./app-looks.ts";
import { scopeText } from "./app-words.ts";
import type { AppSecret } from "./secret-dialog.tsx";

export type AppDetails = OutputOf<typeof apiApps.getById>;

type Props = {
  id: string | null;
  onClose: () => void;
  /** Called when a secret was issued: it must be shown, whatever happens to the drawer. */
  onSecret: (secret: AppSecret) => void;
};

/** One app beside the list: what it is granted, its secrets, and what can be done to it. */
export function AppDrawer({ id, onClose, onSecret }: Props) {
  return (
    <RecordDrawer
      reads={apiApps.getById}
      id={id}
      onClose={onClose}
      title={t.one}
      renderForm={(app, onDone) => <AppForm app={app} onCancel={onDone} onSaved={onDone} />}
    >
      {(app, onEdit) => (
        <Stack gap="md">
          <Text fw={650} fz="lg">
            {app.name}
          </Text>
          <AppActs app={app} onEdit={onEdit} onSecret={onSecret} />
          <AppPanels app={app} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

function AppPanels({ app }: { app: AppDetails }) {
  const { state, lastUsedAt, lastUsedIp, revokedAt, revokedBy } = app;
  const used = [lastUsedAt && formatInstant(lastUsedAt), lastUsedIp && t.from(lastUsedIp)];
  return (
    <>
      <Panel>
        <Facts
          facts={[
            {
              label: t.state,
              value: <StatusBadge tone={appTones[state]}>{t.states[state]}</StatusBadge>,
            },
            { label: t.area, value: t.areas[app.area] },
            { label: t.clientId, value: app.id },
            { label: t.lastUsed, value: lastUsedAt ? used.filter(Boolean).join(" ") : t.never },
            { label: t.networks, value: app.networks.join(", ") || t.anywhere },
            { label: t.callsPerMinute, value: formatNumber(app.callsPerMinute) },
            { label: t.validUntil, value: app.validUntil && formatDay(app.validUntil) },
            { label: t.made, value: t.by(formatInstant(app.madeAt), app.madeBy) },
            ...(revokedAt
              ? [{ label: t.revoked, value: t.by(formatInstant(revokedAt), revokedBy ?? "") }]
              : []),
          ]}
        />
      </Panel>
      {state !== "revoked" && (
        <Panel title={t.secrets}>
          <Lines
            none={t.noSecrets}
            lines={app.secrets.map(({ seq, madeAt, validUntil }) => ({
              key: String(seq),
              text: t.secret(formatNumber(seq)),
              detail: t.secretUntil(formatInstant(madeAt), formatInstant(validUntil)),
            }))}
          />
        </Panel>
      )}
      <Panel title={t.organizations}>
        <Lines
          lines={app.organizations.map(({ organizationId, description, right }) => ({
            key: organizationId,
            text: description,
            detail: t.rights[right],
          }))}
        />
      </Panel>
      <Panel title={t.scopes}>
        <Lines
          lines={app.scopes.map((scope) => ({
            key: scope,
            text: scopeText(scope),
            detail: scope,
          }))}
        />
      </Panel>
    </>
  );
}

type Line = { key: string; text: string; detail: string };

function Lines({ lines, none = "" }: { lines: readonly Line[]; none?: string }) {
  if (lines.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <List spacing="xs">
      {lines.map(({ key, text, detail }) => (
        <List.Item key={key}>
          {text}
          <Note style={{ overflowWrap: "anywhere" }}>{detail}</Note>
        </List.Item>
      ))}
    </List>
  );
}

const RotateForm = later(async () => (await import("./rotate-form.tsx")).RotateForm);

type AppActsProps = { app: AppDetails; onEdit: () => void; onSecret: (secret: AppSecret) => void };

/** What can be done to an app; revoking asks for confirmation. */
function AppActs({ app, onEdit, onSecret }: AppActsProps) {
  const { id, version, name } = app;
  const [isRotating, rotating] = useDisclosure(false);
  const refusal = useRoleRefusalTo("api-app.write");
  const reason = refusal ?? (app.state === "revoked" ? apiAppTexts.revokedAlready : null);
  return (
    <Group gap="xs">
      <ActButton reason={reason} onClick={onEdit}>
        {common.edit}
      </ActButton>
      <ActButton reason={reason} variant="default" onClick={rotating.open}>
        {t.rotate}
      </ActButton>
      <CallButton
        reason={reason}
        variant="default"
        makes={apiApps.revoke}
        input={{ id, version }}
        question={{
          title: t.revokeTitle(name),
          text: t.revokeText,
          action: t.revoke,
          danger: true,
        }}
        done={t.revokeDone}
      >
        {t.revoke}
      </CallButton>
      <FormModal opened={isRotating} onClose={rotating.close} title={t.rotate} zIndex={305}>
        <RotateForm app={app} onSecret={onSecret} onDone={rotating.close} />
      </FormModal>
    </Group>
  );
}
