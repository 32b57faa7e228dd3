import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { security } from "#api/security.ts";
import { signInTexts as t } from "#texts/sign-in.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";

/** Goes to taxis to sign in there. A failure is told in a toast of five seconds. */
export function TaxisButton() {
  const go = useMutation({
    mutationFn: () => request(security.redirectToTaxis, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(apiErrorOf(error).message, { durationMs: 5000 }),
  });
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      loading={go.isPending || go.isSuccess}
      onClick={() => go.mutate()}
    >
      {t.withTaxis}
    </Button>
  );
}
