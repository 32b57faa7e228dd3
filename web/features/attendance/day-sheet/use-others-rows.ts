import { useLiveSheet } from "#web/features/live/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { DayModel, Person } from "./model/day.ts";
import { standingOf, type DayState } from "./model/day-state.ts";
import { daySheetCalls } from "./use-day-saving.ts";

/**
 * Tells of a row whether another hand saved it in the last minute. The sheet is fetched again as such saves come; what is
 * being typed stays, and meets what was saved when it is saved itself.
 */
export function useOthersRows(model: DayModel, state: DayState): (person: Person) => boolean {
  const organizationId = useOrganization().id;
  const place = { organizationId, structureId: model.structure.id, period: model.date };
  const heard = useLiveSheet(place, daySheetCalls, (contractId) => {
    const person = model.people.find(({ id }) => id === contractId);
    return person ? standingOf(state, person).version : 0;
  });
  return (person) => {
    const version = heard.get(`${person.id}/${model.date}`);
    return version !== undefined && state.settled.get(person.id)?.version !== version;
  };
}
