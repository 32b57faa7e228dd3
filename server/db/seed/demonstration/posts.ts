/** A relation of work, by its number in the State's register of staff (hr.apografi.gov.gr, EmploymentTypes). */
export type Employment = {
  type: number;
  payBasis: "monthly" | "daily" | "hourly";
  /** How many months its contracts run; null without end. */
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

export type EmploymentKey = keyof typeof employments;

/** What people of a structure are, and how they are employed. */
export type Post = {
  education: "PE" | "TE" | "DE" | "YE";
  specialty: string;
  /** How many of them, beside the other posts of the structure. */
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
  administrator: {
    education: "PE",
    specialty: "ΠΕ Διοικητικού-Οικονομικού",
    share: 3,
    employments: municipal,
  },
  accountant: {
    education: "TE",
    specialty: "ΤΕ Διοικητικού-Λογιστικού",
    share: 2,
    employments: municipal,
  },
  secretary: {
    education: "DE",
    specialty: "ΔΕ Διοικητικών Γραμματέων",
    share: 4,
    employments: municipal,
  },
  usher: { education: "YE", specialty: "ΥΕ Κλητήρων", share: 1, employments: ["permanent"] },
  trainee: {
    education: "DE",
    specialty: "ΔΕ Υπαλλήλων Γραφείου",
    share: 1,
    employments: ["trainee"],
  },
  engineer: {
    education: "PE",
    specialty: "ΠΕ Πολιτικών Μηχανικών",
    share: 3,
    employments: municipal,
  },
  technologist: {
    education: "TE",
    specialty: "ΤΕ Ηλεκτρολόγων Μηχανικών",
    share: 2,
    employments: municipal,
  },
  craftsman: {
    education: "DE",
    specialty: "ΔΕ Τεχνιτών Οικοδόμων",
    share: 3,
    employments: seasonal,
  },
  citizenOffice: {
    education: "DE",
    specialty: "ΔΕ Διεκπεραίωσης Υποθέσεων Πολιτών",
    share: 5,
    employments: municipal,
  },
  cleaner: {
    education: "YE",
    specialty: "ΥΕ Εργατών Καθαριότητας",
    share: 6,
    employments: seasonal,
  },
  driver: {
    education: "DE",
    specialty: "ΔΕ Οδηγών Απορριμματοφόρων",
    share: 3,
    employments: municipal,
  },
  mechanic: { education: "DE", specialty: "ΔΕ Μηχανοτεχνιτών", share: 2, employments: municipal },
  guard: {
    education: "YE",
    specialty: "ΥΕ Φυλάκων",
    share: 1,
    employments: ["permanent", "indefinite"],
  },
  librarian: { education: "PE", specialty: "ΠΕ Βιβλιοθηκονόμων", share: 1, employments: municipal },
  officeClerk: {
    education: "DE",
    specialty: "ΔΕ Διοικητικών Γραμματέων",
    share: 2,
    employments: privateLaw,
  },
  bookkeeper: { education: "PE", specialty: "ΠΕ Οικονομικού", share: 1, employments: privateLaw },
  teacher: { education: "PE", specialty: "ΠΕ Δασκάλων", share: 2, employments: programme },
  sportsTeacher: {
    education: "PE",
    specialty: "ΠΕ Φυσικής Αγωγής",
    share: 2,
    employments: programme,
  },
  animator: { education: "DE", specialty: "ΔΕ Εμψυχωτών", share: 2, employments: programme },
  nurse: { education: "TE", specialty: "ΤΕ Νοσηλευτικής", share: 2, employments: privateLaw },
  nurseAssistant: {
    education: "DE",
    specialty: "ΔΕ Βοηθών Νοσηλευτών",
    share: 4,
    employments: privateLaw,
  },
  socialWorker: {
    education: "TE",
    specialty: "ΤΕ Κοινωνικών Λειτουργών",
    share: 1,
    employments: privateLaw,
  },
  nurseryTeacher: {
    education: "TE",
    specialty: "ΤΕ Βρεφονηπιοκόμων",
    share: 4,
    employments: municipal,
  },
  nurseryAssistant: {
    education: "DE",
    specialty: "ΔΕ Βοηθών Βρεφονηπιοκόμων",
    share: 4,
    employments: ["permanent", "indefinite", "cofunded"],
  },
  cook: {
    education: "DE",
    specialty: "ΔΕ Μαγείρων",
    share: 1,
    employments: ["permanent", "indefinite"],
  },
  houseCleaner: {
    education: "YE",
    specialty: "ΥΕ Καθαριότητας Εσωτερικών Χώρων",
    share: 2,
    employments: ["permanent", "fixedTerm"],
  },
} as const satisfies Record<string, Post>;

export type PostKey = keyof typeof posts;
