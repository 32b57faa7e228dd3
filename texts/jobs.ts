/** Why the system changed something by itself. */
export const jobReasons = {
  contractOver: "Πέρασε η τελευταία ημέρα της σύμβασης",
  dutyPlanned: "Προβλέπεται λειτουργία της Δομής",
  unlockOver: "Έληξε ο χρόνος του ξεκλειδώματος",
} as const;

const moment = new Intl.DateTimeFormat("el-GR", {
  timeZone: "Europe/Athens",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Why a sheet was locked; the deadline is ISO in UTC. */
export function lockedByDeadline(deadline: string): string {
  return `Έληξε η προθεσμία (${moment.format(new Date(deadline))})`;
}
