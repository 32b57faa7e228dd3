import type { NotificationKind } from "#domain/notifications.ts";

/** The bell: what concerns the user, newest first. */
export const notificationTexts = {
  bell: (unread: number) =>
    unread === 0
      ? "Ειδοποιήσεις"
      : unread === 1
        ? "Ειδοποιήσεις, 1 αδιάβαστη"
        : `Ειδοποιήσεις, ${unread} αδιάβαστες`,
  title: "Ειδοποιήσεις",
  none: "Δεν υπάρχουν ειδοποιήσεις",
  readAll: "Ανάγνωση όλων",
  more: "Περισσότερες",
  unread: "Αδιάβαστη",
};

/** What happened, in a line; `granted` is the decision on a request. */
export const notificationKindTexts: Record<NotificationKind, (granted: boolean) => string> = {
  "unlock-decided": (granted) =>
    granted ? "Έγινε δεκτό το αίτημα ξεκλειδώματος" : "Απορρίφθηκε το αίτημα ξεκλειδώματος",
  "month-returned": () => "Επιστράφηκαν μηνιαίες συμβάσεις για διόρθωση",
  "month-approved": () => "Εγκρίθηκαν μηνιαίες συμβάσεις",
  "dispute-opened": () => "Νέα αμφισβήτηση εργαζομένου",
  "dispute-answered": () => "Απαντήθηκε η αμφισβήτησή σας",
  "leave-requested": () => "Νέο αίτημα άδειας εργαζομένου",
  "leave-answered": () => "Απαντήθηκε το αίτημά σας για άδεια",
  "device-question": () => "Σήμανση συσκευής περιμένει απάντηση",
  "payment-returned": () => "Η τράπεζα απέρριψε γραμμές πληρωμής",
  "announcement-to-confirm": () => "Νέα ανακοίνωση που ζητά επιβεβαίωση",
  "work-card-refused": () => "Το ΕΡΓΑΝΗ απέρριψε κάρτες εργασίας",
  "work-card-stopped": () =>
    "Σταμάτησαν οι προσπάθειες για κάρτες εργασίας που ίσως δεν υποβλήθηκαν",
  "document-ending": () => "Έγγραφο του Φορέα πλησιάζει στη λήξη του",
  "deputy-named": () => "Οριστήκατε αναπληρωτής Νόμιμου Εκπροσώπου",
  "deputy-of-yours": () => "Ορίστηκε αναπληρωτής σας",
  "deputy-ended": () => "Έπαυσε αναπλήρωση Νόμιμου Εκπροσώπου που σας αφορά",
  "work-cards-stopped": () => "Το ΕΡΓΑΝΗ δεν δέχεται τον λογαριασμό του Φορέα",
};
