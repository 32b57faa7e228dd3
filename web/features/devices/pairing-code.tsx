import { Stack, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import { readableCode } from "#domain/devices/pairing-code.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { Modal } from "#web/ui/dialogs.tsx";

type Props = { code: OutputOf<typeof devices.create> | null; onClose: () => void };

/** The code of a pairing, to be typed or opened from its QR; it is shown only this once. */
export function PairingCode({ code, onClose }: Props) {
  return (
    <Modal opened={code !== null} onClose={onClose} title={t.codeTitle}>
      {code && <CodePanel code={code.code} expiresAt={code.expiresAt} />}
    </Modal>
  );
}

function CodePanel({ code, expiresAt }: { code: string; expiresAt: string }) {
  const address = new URL("/pair", location.origin);
  const link = new URL(address);
  link.searchParams.set("code", code);
  return (
    <Stack align="center" gap="md">
      <Text>{t.codeText}</Text>
      <QrCode text={link.href} label={t.qr} size={220} />
      <Text ta="center">{address.href}</Text>
      <Text component="output" aria-label={t.code} fz="2rem" fw={700} lh={1.1}>
        {readableCode(code)}
      </Text>
      <Note ta="center">{t.codeUntil(formatInstant(expiresAt))}</Note>
    </Stack>
  );
}
