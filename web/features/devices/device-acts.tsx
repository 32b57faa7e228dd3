import { Group } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { devices, type DeviceItem } from "#api/devices.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";

type Props = {
  device: DeviceItem;
  /** Why the person may not, or null. */
  refusal: string | null;
  onRename: (device: DeviceItem) => void;
  onCode: (code: OutputOf<typeof devices.renewCode>) => void;
};

/** What may be done to a device as it stands. */
export function DeviceActs({ device, refusal, onRename, onCode }: Props) {
  const { id: organizationId } = useOrganization();
  const approve = useCall(devices.approve, [devices.getAll]);
  const refuse = useCall(devices.refuse, [devices.getAll]);
  const revoke = useCall(devices.revoke, [devices.getAll]);
  const renew = useCall(devices.renewCode, [devices.getAll]);
  const { id, version, title, state, fingerprint, unsent } = device;
  const input = { organizationId, id, version };
  const shared = (label: string) => ({
    reason: refusal,
    variant: "default",
    size: "compact-sm",
    "aria-label": `${label}: ${title}`,
  });
  return (
    <Group gap={6} wrap="nowrap">
      {state === "asked" && (
        <>
          <ActButton
            {...shared(t.approve)}
            variant="filled"
            onClick={async () => {
              if (await ask("approve", t.approveText(title, fingerprint ?? "")))
                run(approve.mutateAsync(input), t.approved);
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
      <ActButton {...shared(t.rename)} onClick={() => onRename(device)}>
        {t.rename}
      </ActButton>
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
    </Group>
  );
}

function run(acting: Promise<unknown>, done: string): void {
  void acting.then(() => toast.success(done), toast.failure);
}

function ask(name: "approve" | "refuse" | "revoke", text: string): Promise<boolean> {
  return confirm({ title: t[`${name}Title`], text, action: t[name], danger: name !== "approve" });
}
