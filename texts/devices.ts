import type { DeviceQuestion } from "#domain/devices/question.ts";

export const wrongCode =
  "Ο κωδικός δεν ισχύει. Ελέγξτε τον ή ζητήστε νέο: κάθε κωδικός ισχύει 15 λεπτά και μία φορά";
export const deviceRefusal = "Η συσκευή βρίσκεται πλέον σε άλλη κατάσταση. Ανανεώστε τη σελίδα";
export const answeredAlready = "Το ερώτημα έχει ήδη απαντηθεί";

export const deviceStateTexts = {
  invited: "Αναμένει σύζευξη",
  asked: "Ζητά έγκριση",
  approved: "Ενεργή",
  refused: "Απορρίφθηκε",
  revoked: "Ανακλήθηκε",
} as const;

/** Why a person must look at an entry. */
export const deviceQuestionTexts: Record<DeviceQuestion, string> = {
  clock: "Το ρολόι της συσκευής άλλαξε ή η ώρα δεν συμφωνεί με τη σειρά των σημάνσεων",
  gap: "Λείπουν προηγούμενες σημάνσεις της συσκευής",
  "other-structure": "Το πρόσωπο δεν εργάζεται σε αυτή τη Δομή",
  "unknown-badge": "Ο αριθμός κάρτας δεν ανήκει σε κανέναν",
};

export const directionTexts = { in: "Προσέλευση", out: "Αποχώρηση" } as const;

/** The page of a body's devices. */
export const devicePageTexts = {
  title: "Συσκευές",
  description: "Τηλέφωνα, ταμπλέτες και σταθερά σημεία που καταγράφουν προσέλευση και αποχώρηση",
  create: "Νέα συσκευή",
  name: "Όνομα",
  nameHint: "Όπως θα το γνωρίζει η Δομή, π.χ. «Ταμπλέτα εισόδου»",
  structure: "Δομή",
  state: "Κατάσταση",
  allStates: "Όλες οι καταστάσεις",
  seen: "Τελευταία επικοινωνία",
  never: "Ποτέ",
  unsent: "Προς αποστολή",
  offset: "Απόκλιση ρολογιού",
  offsetOf: (seconds: string) => `${seconds} δευτ.`,
  entries: "Σημάνσεις",
  searchLabel: "Αναζήτηση με όνομα ή Δομή",
  none: "Καμία συσκευή δεν έχει δηλωθεί",
  noneHint:
    "Προσθέστε μια συσκευή: θα λάβετε κωδικό και QR που ισχύουν 15 λεπτά και μία μόνο φορά.",
  approve: "Έγκριση",
  refuse: "Απόρριψη",
  revoke: "Ανάκληση",
  rename: "Μετονομασία",
  newCode: "Νέος κωδικός",
  approveTitle: "Έγκριση συσκευής",
  approveText: (title: string, fingerprint: string) =>
    `Εγκρίνετε τη συσκευή «${title}» μόνο αν στην οθόνη της βλέπετε το ίδιο αναγνωριστικό: ${fingerprint}`,
  refuseTitle: "Απόρριψη συσκευής",
  refuseText: (title: string) => `Η συσκευή «${title}» δεν θα μπορεί να καταγράφει παρουσίες.`,
  revokeTitle: "Ανάκληση συσκευής",
  revokeText: (title: string, unsent: number) =>
    unsent > 0
      ? `Η συσκευή «${title}» θα σταματήσει αμέσως. Έχει ${unsent} σημάνσεις που δεν έχουν σταλεί και δεν θα γίνουν δεκτές.`
      : `Η συσκευή «${title}» θα σταματήσει αμέσως να καταγράφει παρουσίες.`,
  approved: "Η συσκευή εγκρίθηκε",
  refused: "Η συσκευή απορρίφθηκε",
  revoked: "Η συσκευή ανακλήθηκε",
  renamed: "Η συσκευή μετονομάστηκε",
  codeTitle: "Κωδικός σύζευξης",
  codeText:
    "Στη συσκευή ανοίξτε τη σελίδα σύζευξης με την κάμερα ή πληκτρολογήστε τη διεύθυνση και τον κωδικό.",
  codeUntil: (time: string) => `Ισχύει έως ${time}, για μία συσκευή. Δεν θα εμφανιστεί ξανά.`,
  address: "Διεύθυνση",
  code: "Κωδικός",
  qr: "QR της σελίδας σύζευξης με τον κωδικό",
  questions: "Σημάνσεις προς εξέταση",
  questionsHint: "Όσες δεν έγιναν δεκτές αυτόματα. Αποφασίστε για κάθε μία.",
  number: "Α/Α",
  person: "Πρόσωπο",
  card: (number: string) => `Κάρτα ${number}`,
  when: "Ώρα",
  direction: "Κίνηση",
  why: "Ερώτημα",
  accept: "Αποδοχή",
  putAside: "Αγνόηση",
  answered: "Η απάντηση καταχωρίστηκε",
} as const;

/** The page on which a device is paired. */
export const pairTexts = {
  title: "Σύζευξη συσκευής",
  lead: "Συνδέστε αυτό το τηλέφωνο ή την ταμπλέτα με τη Δομή, για να καταγράφει παρουσίες.",
  code: "Κωδικός σύζευξης",
  codeHint: "Τα 10 ψηφία που βλέπει όποιος πρόσθεσε τη συσκευή",
  pair: "Σύζευξη",
  problem: "Η σύζευξη δεν έγινε",
  noKeys:
    "Αυτός ο περιηγητής δεν μπορεί να φυλάξει κλειδί συσκευής. Ανοίξτε τη σελίδα σε κανονικό παράθυρο, με ασφαλή σύνδεση.",
  waiting: "Αναμένεται έγκριση",
  waitingText: "Ο υπεύθυνος εγκρίνει τη συσκευή, αν βλέπει στην οθόνη του το ίδιο αναγνωριστικό:",
  refused: "Η συσκευή δεν εγκρίθηκε",
  revoked: "Η συσκευή ανακλήθηκε",
  over: "Δεν καταγράφει πλέον παρουσίες. Για νέα σύζευξη ζητήστε κωδικό από τον υπεύθυνο.",
  again: "Νέα σύζευξη",
  openCapture: "Οθόνη παρουσίας της συσκευής",
} as const;

/** The screen on which people record arrival and departure. */
export const captureTexts = {
  home: "Αρχική",
  pair: "Σύζευξη συσκευής",
  noDevice: "Αυτός ο περιηγητής δεν είναι συζευγμένη συσκευή",
  noDeviceHint: "Ζητήστε κωδικό σύζευξης από τον υπεύθυνο και ανοίξτε τη σελίδα σύζευξης.",
  number: "Αριθμός κάρτας",
  hint: "Πληκτρολογήστε τον αριθμό της κάρτας σας και επιλέξτε προσέλευση ή αποχώρηση",
  clear: "Καθαρισμός",
  back: "Διαγραφή ψηφίου",
  card: (number: string) => `Κάρτα ${number}`,
  kept: "Φυλάχθηκε στη συσκευή και θα σταλεί μόλις υπάρξει σύνδεση",
  recorded: "Καταχωρίστηκε",
  asked: "Θα το εξετάσει ο υπεύθυνος.",
  waiting: (count: number) =>
    count === 0 ? "Όλες οι σημάνσεις έχουν σταλεί" : `Προς αποστολή: ${count}`,
  away: (count: number) => `Χωρίς σύνδεση. Οι σημάνσεις φυλάσσονται εδώ. Προς αποστολή: ${count}`,
  revoked: "Η συσκευή ανακλήθηκε και δεν καταγράφει πλέον παρουσίες. Ειδοποιήστε τον υπεύθυνο.",
} as const;
