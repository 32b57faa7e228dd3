import { links } from "#api/links.ts";
import { issuedLinkTexts as t } from "#texts/links.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";

/** Revokes a link that was given to `who`, after asking. */
export function RevokeLink({ id, who }: { id: string; who: string }) {
  const refusal = useRefusalTo("attendance.record");
  const title = t.revokeOf(who);
  return (
    <CallButton
      variant="subtle"
      size="compact-sm"
      reason={refusal}
      aria-label={title}
      makes={links.revoke}
      input={{ id }}
      question={{ title, text: t.revokeText, action: t.revoke, danger: true }}
      done={t.revoked}
    >
      {t.revoke}
    </CallButton>
  );
}
