import { SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { supportsPasskeys } from "#web/features/confirmation/public.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { AddTotp } from "./add-totp.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Props = {
  /** The password, where it has just been typed; else the person is asked who they are. */
  password?: string;
  /** Called when the factor is there and the codes, where some were given, have been read. */
  onAdded: () => unknown;
};

/** Adds a second factor, from the choice of its kind to the recovery codes that are shown once. */
export function SecondFactorEnrolment({ password = "", onAdded }: Props) {
  const [kind, setKind] = useState<"totp" | "passkey">("totp");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const added = (given: readonly string[] | null) => (given ? setCodes(given) : onAdded());
  if (codes) return <RecoveryCodes codes={codes} onRead={onAdded} />;
  return (
    <Stack gap="md">
      {supportsPasskeys() && (
        <SegmentedControl
          aria-label={t.kind}
          value={kind}
          onChange={setKind}
          fullWidth
          data={[
            { value: "totp", label: t.kinds.totp },
            { value: "passkey", label: t.kinds.passkey },
          ]}
        />
      )}
      {kind === "totp" ? (
        <AddTotp password={password} onAdded={added} />
      ) : (
        <AddPasskey password={password} onAdded={added} />
      )}
    </Stack>
  );
}
