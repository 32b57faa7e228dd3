import type { PostKey } from "./posts.ts";
import { arrivalKeys, type ScheduleKey } from "./schedules.ts";

/** A structure of the demonstration and the people it has. */
export type StructurePlan = {
  code: string;
  title: string;
  category: string;
  /** Code of the parent structure. */
  parent: string | null;
  address: string;
  people: number;
  posts: readonly [PostKey, ...PostKey[]];
  /** Schedules assigned to its people in rotation. */
  schedules: readonly [ScheduleKey, ...ScheduleKey[]];
  /** A card reader at the door, or times typed by hand. */
  recorded: "device" | "typed";
  /** Share of men among its people. */
  men: number;
  /** Whether some people occasionally work from home. */
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

type Manner = Pick<StructurePlan, "recorded" | "men" | "telework">;

const office: Manner = { recorded: "device", men: 0.4, telework: true };
const nursery: Manner = { recorded: "device", men: 0.04, telework: false };
const nurseryPosts = ["nurseryTeacher", "nurseryAssistant", "cook", "houseCleaner"] as const;

const municipality: BodyPlan = {
  description: "Δήμος Αγίου Παραδείγματος",
  shortTitle: "Δήμος",
  legalForm: "Δήμος",
  regime: "public",
  structures: [
    structure(
      ["Δ01", "Δημαρχείο", "Διοίκηση", null, "Πλατεία Δημαρχείου 1"],
      16,
      ["administrator", "secretary", "usher"],
      arrivalKeys,
      office,
    ),
    structure(
      [
        "Δ02",
        "Διεύθυνση Διοικητικών και Οικονομικών Υπηρεσιών",
        "Διοίκηση",
        "Δ01",
        "Πλατεία Δημαρχείου 1",
      ],
      22,
      ["administrator", "accountant", "secretary", "trainee"],
      arrivalKeys,
      office,
    ),
    structure(
      ["Δ03", "Τεχνική Υπηρεσία", "Τεχνική υπηρεσία", "Δ01", "Οδός Μηχανικών 12"],
      14,
      ["engineer", "technologist", "craftsman"],
      ["at-7", "at-7-30"],
      { ...office, men: 0.7 },
    ),
    structure(
      ["Δ04", "Κέντρο Εξυπηρέτησης Πολιτών", "ΚΕΠ", "Δ01", "Οδός Ελευθερίας 3"],
      10,
      ["citizenOffice", "secretary"],
      ["two-shifts"],
      { ...office, telework: false },
    ),
    structure(
      ["Δ05", "Υπηρεσία Καθαριότητας", "Καθαριότητα", "Δ01", "Οδός Εργατών 40"],
      26,
      ["cleaner", "driver"],
      ["cleaning", "cleaning", "cleaning-saturday"],
      { recorded: "device", men: 0.8, telework: false },
    ),
    structure(
      ["Δ06", "Αμαξοστάσιο", "Καθαριότητα", "Δ05", "Οδός Εργατών 42"],
      8,
      ["driver", "mechanic"],
      ["at-7"],
      { recorded: "typed", men: 0.95, telework: false },
    ),
    structure(
      ["Δ07", "Φύλαξη Δημοτικών Κτιρίων", "Φύλαξη", "Δ01", "Πλατεία Δημαρχείου 1"],
      8,
      ["guard"],
      ["night-1", "night-2", "night-3"],
      { recorded: "typed", men: 0.9, telework: false },
    ),
    structure(
      ["Δ08", "Δημοτική Βιβλιοθήκη", "Πολιτισμός", "Δ01", "Οδός Βιβλίων 7"],
      6,
      ["librarian", "secretary"],
      ["at-9", "at-8-30"],
      { ...office, recorded: "typed" },
    ),
  ],
};

const company: BodyPlan = {
  description: "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος",
  shortTitle: "Κοινωφελής",
  legalForm: "Κοινωφελής δημοτική επιχείρηση (ΝΠΙΔ)",
  regime: "private",
  structures: [
    structure(
      ["Κ01", "Κεντρικά Γραφεία", "Διοίκηση", null, "Οδός Αγοράς 15"],
      10,
      ["officeClerk", "bookkeeper"],
      ["private"],
      { recorded: "device", men: 0.4, telework: true },
    ),
    structure(
      ["Κ02", "ΚΔΑΠ Αγίου Παραδείγματος", "ΚΔΑΠ", "Κ01", "Οδός Παιδείας 9"],
      22,
      ["teacher", "sportsTeacher", "animator"],
      ["afternoon"],
      { recorded: "typed", men: 0.3, telework: false },
    ),
    structure(
      ["Κ03", "Γηροκομείο «Η Αγία Σκέπη»", "Γηροκομείο", "Κ01", "Οδός Ελπίδος 2"],
      28,
      ["nurse", "nurseAssistant", "socialWorker"],
      ["round-1", "round-2", "round-3"],
      { recorded: "typed", men: 0.25, telework: false },
    ),
  ],
};

const childCare: BodyPlan = {
  description: "ΝΠΔΔ Παιδική Μέριμνα",
  shortTitle: "Παιδική Μέριμνα",
  legalForm: "Νομικό πρόσωπο δημοσίου δικαίου",
  regime: "public",
  structures: [
    structure(
      ["Π01", "Διοίκηση", "Διοίκηση", null, "Οδός Μέριμνας 1"],
      8,
      ["administrator", "accountant", "secretary"],
      ["at-7-30", "at-8"],
      office,
    ),
    structure(
      ["Π02", "Α΄ Βρεφονηπιακός Σταθμός", "Παιδικός σταθμός", "Π01", "Οδός Μέριμνας 5"],
      22,
      nurseryPosts,
      ["at-7", "at-8", "at-7"],
      nursery,
    ),
    structure(
      ["Π03", "Β΄ Παιδικός Σταθμός", "Παιδικός σταθμός", "Π01", "Οδός Παιδικής Χαράς 8"],
      20,
      nurseryPosts,
      ["at-7", "at-8"],
      nursery,
    ),
  ],
};

/** The bodies of the demonstration: 3 with 14 structures and 220 people. */
export const bodyPlans = [municipality, company, childCare] as const;

function structure(
  place: readonly [
    code: string,
    title: string,
    category: string,
    parent: string | null,
    address: string,
  ],
  people: number,
  posts: StructurePlan["posts"],
  schedules: StructurePlan["schedules"],
  manner: Manner,
): StructurePlan {
  const [code, title, category, parent, address] = place;
  return { code, title, category, parent, address, people, posts, schedules, ...manner };
}
