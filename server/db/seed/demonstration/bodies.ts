import type { PostKey } from "./posts.ts";
import { arrivalKeys, type ScheduleKey } from "./schedules.ts";

/** A structure of the demonstration and the people it has. */
export type StructurePlan = {
  code: string;
  title: string;
  category: string;
  /** Code of the structure above. */
  parent: string | null;
  address: string;
  people: number;
  posts: readonly [PostKey, ...PostKey[]];
  /** Schedules in turn over its people. */
  schedules: readonly [ScheduleKey, ...ScheduleKey[]];
  /** A card reader at the door, or times typed by hand. */
  recorded: "device" | "typed";
  /** Share of men among its people. */
  men: number;
  /** Whether some work from home now and then. */
  telework: boolean;
};

/** A body of the demonstration. */
export type BodyPlan = {
  description: string;
  shortTitle: string;
  legalForm: string;
  regime: "public" | "private";
  structures: readonly StructurePlan[];
};

const office = { recorded: "device", men: 0.4, telework: true, parent: "Δ01" } as const;
const nursery = {
  category: "Παιδικός σταθμός",
  recorded: "device",
  men: 0.04,
  telework: false,
  parent: "Π01",
} as const;
const nurseryPosts = ["nurseryTeacher", "nurseryAssistant", "cook", "houseCleaner"] as const;

const municipality: BodyPlan = {
  description: "Δήμος Αγίου Παραδείγματος",
  shortTitle: "Δήμος",
  legalForm: "Δήμος",
  regime: "public",
  structures: [
    {
      ...office,
      code: "Δ01",
      title: "Δημαρχείο",
      category: "Διοίκηση",
      parent: null,
      address: "Πλατεία Δημαρχείου 1",
      people: 16,
      posts: ["administrator", "secretary", "usher"],
      schedules: arrivalKeys,
    },
    {
      ...office,
      code: "Δ02",
      title: "Διεύθυνση Διοικητικών και Οικονομικών Υπηρεσιών",
      category: "Διοίκηση",
      address: "Πλατεία Δημαρχείου 1",
      people: 22,
      posts: ["administrator", "accountant", "secretary", "trainee"],
      schedules: arrivalKeys,
    },
    {
      ...office,
      code: "Δ03",
      title: "Τεχνική Υπηρεσία",
      category: "Τεχνική υπηρεσία",
      address: "Οδός Μηχανικών 12",
      people: 14,
      men: 0.7,
      posts: ["engineer", "technologist", "craftsman"],
      schedules: ["at-7", "at-7-30"],
    },
    {
      ...office,
      code: "Δ04",
      title: "Κέντρο Εξυπηρέτησης Πολιτών",
      category: "ΚΕΠ",
      address: "Οδός Ελευθερίας 3",
      people: 10,
      telework: false,
      posts: ["citizenOffice", "secretary"],
      schedules: ["two-shifts"],
    },
    {
      code: "Δ05",
      title: "Υπηρεσία Καθαριότητας",
      category: "Καθαριότητα",
      parent: "Δ01",
      address: "Οδός Εργατών 40",
      people: 26,
      posts: ["cleaner", "driver"],
      schedules: ["cleaning", "cleaning", "cleaning-saturday"],
      recorded: "device",
      men: 0.8,
      telework: false,
    },
    {
      code: "Δ06",
      title: "Αμαξοστάσιο",
      category: "Καθαριότητα",
      parent: "Δ05",
      address: "Οδός Εργατών 42",
      people: 8,
      posts: ["driver", "mechanic"],
      schedules: ["at-7"],
      recorded: "typed",
      men: 0.95,
      telework: false,
    },
    {
      code: "Δ07",
      title: "Φύλαξη Δημοτικών Κτιρίων",
      category: "Φύλαξη",
      parent: "Δ01",
      address: "Πλατεία Δημαρχείου 1",
      people: 8,
      posts: ["guard"],
      schedules: ["night-1", "night-2", "night-3"],
      recorded: "typed",
      men: 0.9,
      telework: false,
    },
    {
      ...office,
      code: "Δ08",
      title: "Δημοτική Βιβλιοθήκη",
      category: "Πολιτισμός",
      address: "Οδός Βιβλίων 7",
      people: 6,
      recorded: "typed",
      posts: ["librarian", "secretary"],
      schedules: ["at-9", "at-8-30"],
    },
  ],
};

const company: BodyPlan = {
  description: "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος",
  shortTitle: "Κοινωφελής",
  legalForm: "Κοινωφελής δημοτική επιχείρηση (ΝΠΙΔ)",
  regime: "private",
  structures: [
    {
      code: "Κ01",
      title: "Κεντρικά Γραφεία",
      category: "Διοίκηση",
      parent: null,
      address: "Οδός Αγοράς 15",
      people: 10,
      posts: ["officeClerk", "bookkeeper"],
      schedules: ["private"],
      recorded: "device",
      men: 0.4,
      telework: true,
    },
    {
      code: "Κ02",
      title: "ΚΔΑΠ Αγίου Παραδείγματος",
      category: "ΚΔΑΠ",
      parent: "Κ01",
      address: "Οδός Παιδείας 9",
      people: 22,
      posts: ["teacher", "sportsTeacher", "animator"],
      schedules: ["afternoon"],
      recorded: "typed",
      men: 0.3,
      telework: false,
    },
    {
      code: "Κ03",
      title: "Γηροκομείο «Η Αγία Σκέπη»",
      category: "Γηροκομείο",
      parent: "Κ01",
      address: "Οδός Ελπίδος 2",
      people: 28,
      posts: ["nurse", "nurseAssistant", "socialWorker"],
      schedules: ["round-1", "round-2", "round-3"],
      recorded: "typed",
      men: 0.25,
      telework: false,
    },
  ],
};

const childCare: BodyPlan = {
  description: "ΝΠΔΔ Παιδική Μέριμνα",
  shortTitle: "Παιδική Μέριμνα",
  legalForm: "Νομικό πρόσωπο δημοσίου δικαίου",
  regime: "public",
  structures: [
    {
      ...office,
      code: "Π01",
      title: "Διοίκηση",
      category: "Διοίκηση",
      parent: null,
      address: "Οδός Μέριμνας 1",
      people: 8,
      posts: ["administrator", "accountant", "secretary"],
      schedules: ["at-7-30", "at-8"],
    },
    {
      ...nursery,
      code: "Π02",
      title: "Α΄ Βρεφονηπιακός Σταθμός",
      address: "Οδός Μέριμνας 5",
      people: 22,
      posts: nurseryPosts,
      schedules: ["at-7", "at-8", "at-7"],
    },
    {
      ...nursery,
      code: "Π03",
      title: "Β΄ Παιδικός Σταθμός",
      address: "Οδός Παιδικής Χαράς 8",
      people: 20,
      posts: nurseryPosts,
      schedules: ["at-7", "at-8"],
    },
  ],
};

/** The bodies of the demonstration: 3 with 14 structures and 220 people. */
export const bodyPlans = [municipality, company, childCare] as const;
