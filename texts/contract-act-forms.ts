import { fromDays } from "./moment.ts";

/** Fields of the forms of acts. */
export const contractActFormTexts = {
  reason: "Αιτιολογία",
  suspendFrom: "Αναστολή από",
  resumeFrom: "Επαναφορά από",
  lastDay: "Τελευταία ημέρα της σύμβασης",
  suspendText: "Από την ημέρα αυτή δεν προβλέπεται εργασία, μέχρι την άρση της αναστολής.",
  resumeText: "Οι τελευταίοι όροι ισχύουν ξανά από την ημέρα αυτή.",
  terminateText: "Η σύμβαση λήγει νωρίτερα από το προβλεπόμενο.",
  rejectText: "Η σύμβαση επιστρέφει στον Φορέα με την αιτιολογία σας.",
  withdrawTerms: (days: readonly string[]) =>
    days.length === 1
      ? `Να αναιρεθεί ο όρος που θα ίσχυε ${fromDays(days)}`
      : `Να αναιρεθούν οι όροι που θα ίσχυαν ${fromDays(days)}`,
  withdrawTermText: (day: string) =>
    `Ο όρος ${fromDays([day])} αναιρείται και στη θέση του συνεχίζει να ισχύει ο προηγούμενος.`,
  withdrawText: "Η σύμβαση γίνεται ξανά πρόχειρη.",
} as const;
