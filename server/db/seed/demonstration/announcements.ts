import { addDays } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import { at, type Moment } from "./moment.ts";
import { randomOf } from "./random.ts";

const stories = [
  {
    title: "Κλείσιμο του μήνα",
    text: "Οι μήνες του προηγούμενου μήνα υποβάλλονται έως την πέμπτη εργάσιμη ημέρα. Όσα παρουσιολόγια μένουν ανοικτά κλειδώνουν με τη λήξη της προθεσμίας.",
    importance: "important",
    must_confirm: true,
    daysAgo: 3,
  },
  {
    title: "Νέα είδη εγγράφων",
    text: "Η φορολογική ενημερότητα και ο ορισμός του Νόμιμου Εκπροσώπου ανεβαίνουν πλέον στα έγγραφα του Φορέα.",
    importance: "usual",
    must_confirm: false,
    daysAgo: 12,
  },
] as const;

/** What the agency has announced to all bodies. */
export function announcementsOf(moment: Moment, author: string): Row<"announcement">[] {
  const random = randomOf(20_260_103);
  return stories.map(({ title, text, importance, must_confirm, daysAgo }) => {
    const day = addDays(moment.today, -daysAgo);
    const created_at = at(day, 560);
    const paragraph = { type: "paragraph", content: [{ type: "text", text }] };
    return {
      id: random.id(created_at),
      title,
      text: JSON.stringify({ type: "doc", content: [paragraph] }),
      importance,
      from_day: day,
      to_day: addDays(moment.today, 60),
      must_confirm,
      created_by: author,
      created_at,
    };
  });
}
