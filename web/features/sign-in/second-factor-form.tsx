import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import type { FactorChallenge, SignedIn } from "#api/sign-in.ts";
import { secondFactorStepTexts as t, signInTexts } from "#texts/sign-in.ts";
import { signedByPasskey, supportsPasskeys } from "#web/features/confirmation/public.ts";
import { request } from "#web/kernel/request.ts";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { confirmSecondFactor } from "./calls.ts";

type Props = {
  factorChallenge: FactorChallenge;
  onSignedIn: (signedIn: SignedIn) => unknown;
  onCancel: () => void;
};

/** The second half of a sign-in: by one of the user's methods, the easiest first. */
export function SecondFactorForm({ factorChallenge, onSignedIn, onCancel }: Props) {
  const ways = (["passkey", "totp", "recovery-code"] as const).filter(
    (way) => factorChallenge.methods.includes(way) && (way !== "passkey" || supportsPasskeys()),
  );
  const [way, setWay] = useState(ways[0] ?? "recovery-code");
  return (
    <Stack gap="md">
      {ways.length > 1 && (
        <SegmentedControl
          aria-label={t.way}
          value={way}
          onChange={setWay}
          fullWidth
          orientation={ways.length > 2 ? "vertical" : "horizontal"}
          data={ways.map((value) => ({ value, label: t.ways[value] }))}
        />
      )}
      {way === "passkey" ? (
        <PasskeyForm factorChallenge={factorChallenge} onSignedIn={onSignedIn} />
      ) : (
        <CodeForm
          key={way}
          way={way}
          challenge={factorChallenge.challenge}
          onSignedIn={onSignedIn}
        />
      )}
      <Button variant="subtle" onClick={onCancel}>
        {t.anotherAccount}
      </Button>
    </Stack>
  );
}

type PartProps = Pick<Props, "onSignedIn">;

function CodeForm({
  way,
  challenge,
  onSignedIn,
}: PartProps & { way: "totp" | "recovery-code"; challenge: string }) {
  const name = way === "totp" ? "code" : "recoveryCode";
  const form = usePlainForm({
    initial: { [name]: "" },
    inputOf: (values) => ({ challenge, ...values }),
    send: (input) => request(confirmSecondFactor, input),
    onSaved: onSignedIn,
  });
  return (
    <PlainForm form={form} problemTitle={signInTexts.failed}>
      <TextField
        label={t.labels[way]}
        description={t.hints[way]}
        size="md"
        required
        withAsterisk={false}
        autoFocus
        autoComplete={way === "totp" ? "one-time-code" : "off"}
        inputMode={way === "totp" ? "numeric" : "text"}
        spellCheck={false}
        {...form.field(name)}
      />
      <Button type="submit" size="md" fullWidth loading={form.isSending}>
        {signInTexts.submit}
      </Button>
    </PlainForm>
  );
}

function PasskeyForm({
  factorChallenge,
  onSignedIn,
}: PartProps & { factorChallenge: FactorChallenge }) {
  const { challenge, passkey: options } = factorChallenge;
  const form = usePlainForm({
    initial: {},
    inputOf: () => ({ challenge }),
    send: async () =>
      request(confirmSecondFactor, {
        challenge,
        passkey: await signedByPasskey(options ?? {}),
      }),
    onSaved: onSignedIn,
  });
  return (
    <PlainForm form={form} problemTitle={signInTexts.failed}>
      <Text size="sm">{t.hints.passkey}</Text>
      <Button
        type="submit"
        size="md"
        fullWidth
        autoFocus
        loading={form.isSending}
        leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
      >
        {t.byPasskey}
      </Button>
    </PlainForm>
  );
}
