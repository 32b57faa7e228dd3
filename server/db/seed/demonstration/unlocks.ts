import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import type { Body } from "./body.ts";
import { at, type Moment } from "./moment.ts";
import type { Random } from "./random.ts";

type Unlocks = { requests: Row<"unlock_request">[]; acts: Row<"unlock_request_act">[] };

type Story = {
  reason: string;
  explanation: string;
  state: "asked" | "granted" | "refused";
  answer: string;
  /** Index among the locked sheets, newest first. */
  place: number;
};

const stories: readonly Story[] = [
  {
    reason: "ΔΙΚ",
    explanation: "Προσκομίστηκε βεβαίωση νοσηλείας για υπάλληλο που φαίνεται χωρίς καταχώριση",
    state: "asked",
    answer: "",
    place: 0,
  },
  {
    reason: "ΛΑΘ",
    explanation: "Η αποχώρηση δύο υπαλλήλων πληκτρολογήθηκε μία ώρα νωρίτερα",
    state: "asked",
    answer: "",
    place: 3,
  },
  {
    reason: "ΣΥΣ",
    explanation: "Ο αναγνώστης καρτών της εισόδου δεν λειτουργούσε από τις 07:00 έως τις 09:30",
    state: "granted",
    answer: "Να επισυναφθεί το δελτίο του τεχνικού",
    place: 1,
  },
  {
    reason: "ΑΛΛ",
    explanation: "Αλλαγή ωραρίου",
    state: "refused",
    answer: "Η αλλαγή ωραρίου γίνεται στους όρους της σύμβασης και όχι στην ημέρα",
    place: 5,
  },
];

/** Unlock requests of a body for locked sheets: in the municipality some wait, one was granted and one refused. */
export function unlocksOf(
  random: Random,
  moment: Moment,
  body: Body,
  who: { asker: string; decider: string; locked: readonly { structureId: string; date: Day }[] },
): Unlocks {
  const organization_id = body.organization.id;
  const requests: Unlocks["requests"] = [];
  const acts: Unlocks["acts"] = [];
  const newest = who.locked
    .filter(({ date }) => date < addDays(moment.today, -4))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const bodyStories = body.plan.legalForm === "Δήμος" ? stories : stories.slice(0, 1);
  for (const { reason, explanation, state, answer, place } of bodyStories) {
    const sheet = newest[place];
    if (!sheet) continue;
    const asked_at = at(addDays(moment.today, -1), 600 + place * 7);
    const decided_at = at(addDays(moment.today, -1), 800 + place);
    const expires_at = state === "granted" ? at(addDays(moment.today, 1), 800 + place) : null;
    const id = random.id(asked_at);
    requests.push({
      organization_id,
      id,
      structure_id: sheet.structureId,
      from_day: sheet.date,
      to_day: sheet.date,
      reason,
      explanation,
      state,
      expires_at,
      asked_by: who.asker,
      asked_at,
      version: state === "asked" ? 1 : 2,
    });
    const act = { organization_id, request_id: id };
    const asking = { at: asked_at, by_user: who.asker, reason: explanation, expires_at: null };
    acts.push({ ...act, seq: 1, state: "asked", ...asking });
    const deciding = { at: decided_at, by_user: who.decider, reason: answer, expires_at };
    if (state !== "asked") acts.push({ ...act, seq: 2, state, ...deciding });
  }
  return { requests, acts };
}
