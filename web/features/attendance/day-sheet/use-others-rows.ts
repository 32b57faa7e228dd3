import { useLiveSheet } from "#web/features/live/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { EditorState } from "../model/editor-state.ts";
import { daySheetCalls } from "./day-calls.ts";
import type { DayModel } from "./model/day.ts";
import type { DayRow } from "./model/day-rows.ts";

/**
 * Returns whether someone else saved a row in the last minute. The sheet is refetched when such saves arrive; what is
 * being typed stays, and any conflict shows when it is saved.
 */
export function useOthersRows(
  model: DayModel,
  state: EditorState,
  rows: readonly DayRow[],
): (row: DayRow) => boolean {
  const organizationId = useOrganization().id;
  const place = { organizationId, structureId: model.structure.id, period: model.date };
  const heard = useLiveSheet(place, daySheetCalls, (contractId) => {
    return rows.find(({ spot }) => spot.contractId === contractId)?.stored.version ?? 0;
  });
  return ({ spot: { contractId, day } }) => {
    const version = heard.get(`${contractId}/${model.date}`);
    return version !== undefined && state.settled.get(contractId)?.get(day)?.version !== version;
  };
}
