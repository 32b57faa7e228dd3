import { links } from "#api/links.ts";
import { monthRequests } from "#api/month-requests.ts";
import { givenLinkTexts as t } from "#texts/links.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";

/** Takes back a link that was given to `who`, after asking. */
export function RevokeLink({ id, who }: { id: string; who: string }) {
  const organizationId = useOrganization().id;
  const refusal = useRefusalTo("attendance.record");
  const { mutateAsync, isPending } = useCall(links.revoke, [links.getOfDay, monthRequests.getAll]);
  const revoke = async () => {
    const title = t.revokeOf(who);
    if (!(await confirm({ title, text: t.revokeText, action: t.revoke, danger: true }))) return;
    await mutateAsync({ organizationId, id }).then(() => toast.success(t.revoked), toast.failure);
  };
  return (
    <ActButton
      variant="subtle"
      size="compact-sm"
      reason={refusal}
      loading={isPending}
      aria-label={t.revokeOf(who)}
      onClick={() => void revoke()}
    >
      {t.revoke}
    </ActButton>
  );
}
