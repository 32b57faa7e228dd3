import { Button, Group, Input, Stack, Text } from "@mantine/core";
import { IconCircleCheck, IconExternalLink, IconFingerprint } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { users } from "#api/security.ts";
import { confirmationTexts as t } from "#texts/confirmation.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { PasswordField } from "#web/ui/form/text-fields.tsx";
import { formatClock } from "#web/ui/formats.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { Note } from "#web/ui/note.tsx";
import { signWithPasskey, supportsPasskeys } from "./passkeys.ts";

/** Where the sign-in at taxis for a confirmation begins, in a tab of its own. */
const taxisTab = "/login/taxis?confirm=true";

/** How often this tab checks whether the other one is done. */
const lookEveryMs = 2000;

/**
 * Where a form asks the user to confirm their identity. Bound to the `password` of the act's call:
 * `<ConfirmationField {...form.field("password")} />`. Users with a password type it; users with a passkey or an AFM may
 * confirm by these, and the password is then sent empty. Taxis opens in a tab of its own, so that nothing typed here is lost.
 * The server's verb calls `confirmPassword(ctx, input.password)`.
 */
export function ConfirmationField(props: FieldProps<string>) {
  const { error, onChange } = props;
  const client = useQueryClient();
  const [isAtTaxis, setAtTaxis] = useState(false);
  const { data } = useAnswer(
    users.getConfirmation,
    {},
    {
      staleTime: 0,
      refetchOnWindowFocus: "always",
      refetchInterval: ({ state }) => isAtTaxis && !state.data?.confirmedUntil && lookEveryMs,
    },
  );
  const passkey = useMutation({
    mutationFn: confirmByPasskey,
    onSuccess: async () => {
      await invalidate(client, [users.getConfirmation]);
      onChange("");
    },
    onError: toast.failure,
  });
  if (data?.confirmedUntil && (error === undefined || isAtTaxis))
    return <Confirmed until={data.confirmedUntil} />;
  const ways = data?.methods ?? ["password"];
  const byPassword = ways.includes("password");
  const byPasskey = ways.includes("passkey") && supportsPasskeys();
  return (
    <Stack gap="xs">
      {byPassword ? (
        <PasswordField
          label={t.password}
          description={t.passwordHint}
          required
          autoComplete="current-password"
          data-autofocus
          {...props}
        />
      ) : (
        <Input.Wrapper label={t.label} error={error} labelElement="div" />
      )}
      {data && ways.length === 0 && <Text size="sm">{t.noWay}</Text>}
      {(byPasskey || ways.includes("taxis")) && (
        <Group gap="xs">
          {byPassword && <Note>{t.insteadOfPassword}</Note>}
          {byPasskey && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconFingerprint size={16} stroke={1.6} aria-hidden />}
              loading={passkey.isPending}
              onClick={() => passkey.mutate()}
            >
              {t.byPasskey}
            </Button>
          )}
          {ways.includes("taxis") && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
              onClick={() => {
                window.open(taxisTab);
                setAtTaxis(true);
              }}
            >
              {t.byTaxis}
            </Button>
          )}
        </Group>
      )}
      {ways.includes("taxis") && !byPassword && <Note size="xs">{t.byTaxisHint}</Note>}
    </Stack>
  );
}

function Confirmed({ until }: { until: string }) {
  return (
    <Group gap="xs" role="status" wrap="nowrap">
      <IconCircleCheck size={20} stroke={1.6} color="var(--mantine-color-green-text)" aria-hidden />
      <Text size="sm">{t.confirmed(formatClock(until))}</Text>
    </Group>
  );
}

async function confirmByPasskey(): Promise<void> {
  const { challenge, options } = await request(users.beginPasskeyConfirmation, {});
  await request(users.confirmByPasskey, { challenge, passkey: await signWithPasskey(options) });
}
