import { IconLinkOff } from "@tabler/icons-react";
import { linkTexts } from "#texts/links.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

type Props = { error: unknown; refetch: () => unknown };

/** The state of what a link opens, before its first answer: loading, unknown or expired, or not readable now. */
export function LinkState({ error, refetch }: Props) {
  if (error === null) return <LoadingLines height={320} />;
  if (apiErrorOf(error).status !== 404) return <RetryError error={error} onRetry={refetch} />;
  return <EmptyState icon={IconLinkOff} title={linkTexts.wrong} text={linkTexts.wrongWhy} />;
}
