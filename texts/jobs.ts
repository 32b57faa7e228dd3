import { momentFormat } from "./moment-format.ts";

/** Why the system changed something by itself. */
export const jobReasons = {
  contractOver: "Πέρασε η τελευταία ημέρα της σύμβασης",
  dutyPlanned: "Προβλέπεται λειτουργία της Δομής",
  unlockOver: "Έληξε ο χρόνος του ξεκλειδώματος",
} as const;

/** Why a sheet was locked; the deadline is ISO in UTC. */
export function lockedByDeadline(deadline: string): string {
  return `Έληξε η προθεσμία (${momentFormat.format(new Date(deadline))})`;
}
