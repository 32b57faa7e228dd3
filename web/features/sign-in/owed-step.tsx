import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { owedTexts as t } from "#texts/sign-in.ts";
import { ChangePasswordForm, SecondFactorEnrolment } from "#web/features/account/public.ts";
import { signOut } from "#web/kernel/sign-out.ts";

type Props = {
  owes: "password" | "second-factor";
  /** The password, if it has just been typed; otherwise empty. */
  password: string;
  onPassword: (password: string) => void;
};

/**
 * What the user must do after signing in and before anything else: choose a password of their own,
 * add a second factor. Then the sign-in page is evaluated again.
 */
export function OwedStep({ owes, password, onPassword }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const goOn = async () => {
    client.clear();
    await router.invalidate();
  };
  const changed = async (chosen: string) => {
    onPassword(chosen);
    await goOn();
  };
  return (
    <Stack gap="md">
      {owes === "password" ? (
        <ChangePasswordForm current={password} onChanged={changed} />
      ) : (
        <SecondFactorEnrolment password={password} onAdded={goOn} />
      )}
      <Button variant="subtle" onClick={() => void signOut()}>
        {t.leave}
      </Button>
    </Stack>
  );
}
