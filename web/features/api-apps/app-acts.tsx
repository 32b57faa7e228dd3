import { Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { apiApps } from "#api/api-apps.ts";
import { apiAppTexts, appPageTexts as t } from "#texts/api-apps.ts";
import { common } from "#texts/common.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import type { AppDetails } from "./app-drawer.tsx";
import type { AppSecret } from "./shown-secret.tsx";

const RotateForm = later(async () => (await import("./rotate-form.tsx")).RotateForm);

type Props = { app: AppDetails; onEdit: () => void; onSecret: (secret: AppSecret) => void };

/** What can be done to an app; revoking asks for confirmation. */
export function AppActs({ app, onEdit, onSecret }: Props) {
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
