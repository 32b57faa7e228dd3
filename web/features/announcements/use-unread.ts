import { announcements } from "#api/announcements.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";

const minute = 60_000;

/** The announcements that wait to be read or confirmed. */
export function useUnread() {
  return useSideAnswer(announcements.getUnread, {}, { staleTime: minute });
}
