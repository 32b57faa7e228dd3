import { Group } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import type { OutputOf } from "#api/call.ts";
import { devices, type DeviceItem } from "#api/devices.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { readerTexts } from "#texts/readers.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";

/** What the acts of a device are given. */
export type DeviceActsProps = {
  device: DeviceItem;
  /** Why the person may not, or null. */
  refusal: string | null;
  onRename: (device: DeviceItem) => void;
  onCode: (code: OutputOf<typeof devices.renewCode>) => void;
  onReader: (id: string) => void;
};

/** What may be done to a device as it stands. */
export function DeviceActs({ device, refusal, onRename, onCode, onReader }: DeviceActsProps) {
  const { id: organizationId } = useOrganization();
  const approve = useCall(devices.approve, [devices.getAll]);
  const refuse = useCall(devices.refuse, [devices.getAll]);
  const revoke = useCall(devices.revoke, [devices.getAll]);
  const renew = useCall(devices.renewCode, [devices.getAll]);
  const { id, version, title, state, kind, fingerprint, unsent } = device;
  const approveText =
    kind === "reader" ? readerTexts.approveText(title) : t.approveText(title, fingerprint ?? "");
  const input = { organizationId, id, version };
  const shared = (label: string) => ({
    reason: refusal,
    variant: "default",
    size: "compact-sm",
    "aria-label": `${label}: ${title}`,
  });
  return (
    <Group gap={6} wrap="nowrap">
      {kind === "reader" && (
        <ActButton {...shared(readerTexts.details)} reason={null} onClick={() => onReader(id)}>
          {readerTexts.details}
        </ActButton>
      )}
      {state === "asked" && (
        <>
          <ActButton
            {...shared(t.approve)}
            variant="filled"
            onClick={async () => {
              if (await ask("approve", approveText)) run(approve.mutateAsync(input), t.approved);
            }}
          >
            {t.approve}
          </ActButton>
          <ActButton
            {...shared(t.refuse)}
            onClick={async () => {
              if (await ask("refuse", t.refuseText(title)))
                run(refuse.mutateAsync(input), t.refused);
            }}
          >
            {t.refuse}
          </ActButton>
        </>
      )}
      {state === "invited" && (
        <ActButton
          {...shared(t.newCode)}
          onClick={() => void renew.mutateAsync(input).then(onCode, toast.failure)}
        >
          {t.newCode}
        </ActButton>
      )}
      {(state === "invited" || state === "approved") && (
        <ActButton
          {...shared(t.revoke)}
          onClick={async () => {
            if (await ask("revoke", t.revokeText(title, unsent ?? 0)))
              run(revoke.mutateAsync(input), t.revoked);
          }}
        >
          {t.revoke}
        </ActButton>
      )}
      <ActButton {...shared(t.rename)} px={6} onClick={() => onRename(device)}>
        <IconPencil size={16} aria-hidden />
      </ActButton>
    </Group>
  );
}

function run(acting: Promise<unknown>, done: string): void {
  void acting.then(() => toast.success(done), toast.failure);
}

function ask(name: "approve" | "refuse" | "revoke", text: string): Promise<boolean> {
  return confirm({ title: t[`${name}Title`], text, action: t[name], danger: name !== "approve" });
}
