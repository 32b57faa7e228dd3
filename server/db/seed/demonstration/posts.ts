/** An employment relationship, by its number in the State's register of staff (hr.apografi.gov.gr, EmploymentTypes). */
export type Employment = {
  type: number;
  payBasis: "monthly" | "daily" | "hourly";
  /** Duration of its contracts in months; null if open-ended. */
  months: number | null;
};

export const employments = {
  permanent: { type: 1, payBasis: "monthly", months: null },
  indefinite: { type: 3, payBasis: "monthly", months: null },
  fixedTerm: { type: 2, payBasis: "monthly", months: 8 },
  cofunded: { type: 35, payBasis: "monthly", months: 12 },
  jobProgramme: { type: 40, payBasis: "daily", months: 8 },
  hourly: { type: 4, payBasis: "hourly", months: 10 },
  trainee: { type: 22, payBasis: "daily", months: 6 },
} as const satisfies Record<string, Employment>;

type EmploymentKey = keyof typeof employments;

/** A kind of job in a structure, and how its holders are employed. */
export type Post = {
  education: "PE" | "TE" | "DE" | "YE";
  specialty: string;
  /** Relative number of its holders among the posts of the structure. */
  share: number;
  employments: readonly [EmploymentKey, ...EmploymentKey[]];
};

const municipal: Post["employments"] = [
  "permanent",
  "permanent",
  "permanent",
  "indefinite",
  "fixedTerm",
];
const seasonal: Post["employments"] = [
  "permanent",
  "indefinite",
  "fixedTerm",
  "fixedTerm",
  "jobProgramme",
];
const programme: Post["employments"] = ["cofunded", "cofunded", "indefinite", "hourly"];
const privateLaw: Post["employments"] = ["indefinite", "indefinite", "indefinite", "fixedTerm"];

/** The posts of the demonstration. */
export const posts = {
  administrator: post("PE", "ΠΕ Διοικητικού-Οικονομικού", 3, municipal),
  accountant: post("TE", "ΤΕ Διοικητικού-Λογιστικού", 2, municipal),
  secretary: post("DE", "ΔΕ Διοικητικών Γραμματέων", 4, municipal),
  usher: post("YE", "ΥΕ Κλητήρων", 1, ["permanent"]),
  trainee: post("DE", "ΔΕ Υπαλλήλων Γραφείου", 1, ["trainee"]),
  engineer: post("PE", "ΠΕ Πολιτικών Μηχανικών", 3, municipal),
  technologist: post("TE", "ΤΕ Ηλεκτρολόγων Μηχανικών", 2, municipal),
  craftsman: post("DE", "ΔΕ Τεχνιτών Οικοδόμων", 3, seasonal),
  citizenOffice: post("DE", "ΔΕ Διεκπεραίωσης Υποθέσεων Πολιτών", 5, municipal),
  cleaner: post("YE", "ΥΕ Εργατών Καθαριότητας", 6, seasonal),
  driver: post("DE", "ΔΕ Οδηγών Απορριμματοφόρων", 3, municipal),
  mechanic: post("DE", "ΔΕ Μηχανοτεχνιτών", 2, municipal),
  guard: post("YE", "ΥΕ Φυλάκων", 1, ["permanent", "indefinite"]),
  librarian: post("PE", "ΠΕ Βιβλιοθηκονόμων", 1, municipal),
  officeClerk: post("DE", "ΔΕ Διοικητικών Γραμματέων", 2, privateLaw),
  bookkeeper: post("PE", "ΠΕ Οικονομικού", 1, privateLaw),
  teacher: post("PE", "ΠΕ Δασκάλων", 2, programme),
  sportsTeacher: post("PE", "ΠΕ Φυσικής Αγωγής", 2, programme),
  animator: post("DE", "ΔΕ Εμψυχωτών", 2, programme),
  nurse: post("TE", "ΤΕ Νοσηλευτικής", 2, privateLaw),
  nurseAssistant: post("DE", "ΔΕ Βοηθών Νοσηλευτών", 4, privateLaw),
  socialWorker: post("TE", "ΤΕ Κοινωνικών Λειτουργών", 1, privateLaw),
  nurseryTeacher: post("TE", "ΤΕ Βρεφονηπιοκόμων", 4, municipal),
  nurseryAssistant: post("DE", "ΔΕ Βοηθών Βρεφονηπιοκόμων", 4, [
    "permanent",
    "indefinite",
    "cofunded",
  ]),
  cook: post("DE", "ΔΕ Μαγείρων", 1, ["permanent", "indefinite"]),
  houseCleaner: post("YE", "ΥΕ Καθαριότητας Εσωτερικών Χώρων", 2, ["permanent", "fixedTerm"]),
};

export type PostKey = keyof typeof posts;

function post(
  education: Post["education"],
  specialty: string,
  share: number,
  of: Post["employments"],
): Post {
  return { education, specialty, share, employments: of };
}
