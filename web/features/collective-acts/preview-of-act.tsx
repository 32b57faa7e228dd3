import { Box } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OutputOf } from "#api/call.ts";
import type { collectiveActs } from "#api/collective-acts.ts";
import { collectiveActPageTexts as t, collectiveActRefusals } from "#texts/collective-acts.ts";
import { formTexts } from "#texts/common.ts";
import type { ApiError } from "#web/kernel/api-error.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { PeopleOutcomes, daysTaken } from "./people-outcomes.tsx";

/** The preview of an act, as far as it has loaded. */
export type ActPreview = UseQueryResult<OutputOf<typeof collectiveActs.preview>, ApiError>;

/** Why an act with this preview is not recorded, or not before the preview is there; null if it may be. */
export function refusalOf({ data, error }: ActPreview): string | null {
  if (error) return error.status === 400 ? error.messages.join(" ") : null;
  if (!data) return formTexts.counting;
  return daysTaken(data.people) === 0 ? collectiveActRefusals.nobody : null;
}

type Props = { isWhole: boolean; preview: ActPreview };

/** The outcome for everyone, before recording. Its space is reserved from the start, so that the button does not move. */
export function PreviewOfAct({ isWhole, preview }: Props) {
  const { data, error, refetch } = preview;
  return (
    <Box mih="6.5rem" aria-live="polite">
      {!isWhole && <Note>{t.previewHint}</Note>}
      {isWhole && error && error.status !== 400 && <RetryError error={error} onRetry={refetch} />}
      {isWhole && !error && !data && <Note>{formTexts.counting}</Note>}
      {isWhole && !error && data && <PeopleOutcomes people={data.people} />}
    </Box>
  );
}
