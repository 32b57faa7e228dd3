import { Group } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import type { OutputOf } from "#api/call.ts";
import { devices, type DeviceItem } from "#api/devices.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { readerTexts } from "#texts/readers.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";

type DeviceActsProps = {
  device: DeviceItem;
  /** Why the user may not act, or null. */
  refusal: string | null;
  onRename: (device: DeviceItem) => void;
  onCode: (code: OutputOf<typeof devices.renewCode>) => void;
  onReader: (id: string) => void;
};

/** What may be done to a device in its current state. */
export function DeviceActs({ device, refusal, onRename, onCode, onReader }: DeviceActsProps) {
  const { id, version, title, state, kind, fingerprint, unsent } = device;
  const approveText =
    kind === "reader" ? readerTexts.approveText(title) : t.approveText(title, fingerprint ?? "");
  const shared = (label: string) => ({
    reason: refusal,
    variant: "default",
    size: "compact-sm",
    "aria-label": `${label}: ${title}`,
  });
  const calling = (label: string) => ({
    ...shared(label),
    children: label,
    input: { id, version },
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
          <CallButton
            {...calling(t.approve)}
            variant="filled"
            makes={devices.approve}
            question={{ title: t.approveTitle, text: approveText, action: t.approve }}
            done={t.approved}
          />
          <CallButton
            {...calling(t.refuse)}
            makes={devices.refuse}
            question={{
              title: t.refuseTitle,
              text: t.refuseText(title),
              action: t.refuse,
              danger: true,
            }}
            done={t.refused}
          />
        </>
      )}
      {state === "invited" && (
        <CallButton {...calling(t.newCode)} makes={devices.renewCode} done={onCode} />
      )}
      {(state === "invited" || state === "approved") && (
        <CallButton
          {...calling(t.revoke)}
          makes={devices.revoke}
          question={{
            title: t.revokeTitle,
            text: t.revokeText(title, unsent ?? 0),
            action: t.revoke,
            danger: true,
          }}
          done={t.revoked}
        />
      )}
      <ActButton {...shared(t.rename)} px={6} onClick={() => onRename(device)}>
        <IconPencil size={16} aria-hidden />
      </ActButton>
    </Group>
  );
}
