import { everyMinutes } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import { submitCards } from "./submit-cards.ts";

/** Empties the outbox of work cards, as far as ΕΡΓΑΝΗ takes them. */
export const submitCardsJob: Job = {
  name: "ergani.submit",
  dueAt: everyMinutes(1),
  run: submitCards,
};
