/** What a user is told when their access changes while their pages are open. */
export const accessChangeTexts = {
  title: "Η σελίδα δεν είναι πλέον διαθέσιμη",
  bodyLost: (page: string, body: string) =>
    `Δεν έχετε πλέον πρόσβαση στον Φορέα «${body}», γι’ αυτό η σελίδα «${page}» έκλεισε.`,
  pageLost: (page: string, body: string) =>
    `Τα δικαιώματά σας στον Φορέα «${body}» άλλαξαν και η σελίδα «${page}» δεν περιλαμβάνεται πλέον σε αυτά.`,
  saved: "Όσα είχαν ήδη αποθηκευτεί έχουν καταχωριστεί κανονικά.",
  unsent: (sheets: number, forms: number) => {
    const parts = [
      ...(sheets === 0 ? [] : [sheets === 1 ? "1 παρουσιολόγιο" : `${sheets} παρουσιολόγια`]),
      ...(forms === 0 ? [] : [forms === 1 ? "1 φόρμα άδειας" : `${forms} φόρμες άδειας`]),
    ];
    return `Δεν στάλθηκαν όσα γράψατε σε ${parts.join(" και ")} του Φορέα. Μένουν 30 ημέρες σε αυτή τη συσκευή: αν αποκτήσετε ξανά πρόσβαση, θα τα βρείτε στη θέση τους.`;
  },
  ask: "Τα δικαιώματα τα ορίζει ο Διαχειριστής Συστήματος· σε αυτόν απευθύνεστε, αν η αλλαγή δεν ήταν αναμενόμενη.",
  goOn: "Συνέχεια στην αρχική",
  given: (bodies: readonly string[]) =>
    bodies.length === 1
      ? `Αποκτήσατε πρόσβαση στον Φορέα «${bodies[0]}».`
      : `Αποκτήσατε πρόσβαση σε ${bodies.length} Φορείς.`,
  taken: (bodies: readonly string[]) =>
    bodies.length === 1
      ? `Δεν έχετε πλέον πρόσβαση στον Φορέα «${bodies[0]}».`
      : `Δεν έχετε πλέον πρόσβαση σε ${bodies.length} Φορείς.`,
  full: (body: string) => `Στον Φορέα «${body}» έχετε πλέον πλήρη πρόσβαση.`,
  read: (body: string) =>
    `Στον Φορέα «${body}» έχετε πλέον μόνο ανάγνωση. Ό,τι γράψατε και δεν στάλθηκε δεν καταχωρίζεται.`,
  deputy: (body: string, to: string) =>
    `Στον Φορέα «${body}» είστε αναπληρωτής Νομίμου Εκπροσώπου έως ${to}.`,
  noDeputy: (body: string) =>
    `Στον Φορέα «${body}» δεν είστε πλέον αναπληρωτής Νομίμου Εκπροσώπου.`,
} as const;
