import { columnsOf } from "./imports.ts";
import { structurePageTexts as structure } from "./structures.ts";

/** Columns of a structure file: one per field. */
export const structureColumnTexts = columnsOf(
  {
    code: structure.code,
    title: structure.title,
    parentId: structure.parent,
    category: structure.category,
    scheduleId: structure.schedule,
    address: structure.address,
    place: structure.place,
    personInCharge: structure.personInCharge,
    personInChargeEmail: structure.personInChargeEmail,
    phone: structure.phone,
    openedOn: structure.openedOn,
  },
  {
    code: ["Κωδικός Δομής", "Κωδ", "Code"],
    title: ["Τίτλος Δομής", "Δομή", "Ονομασία", "Επωνυμία", "Title"],
    parentId: ["Κωδικός ανώτερης Δομής", "Υπάγεται σε", "Προϊσταμένη Δομή"],
    category: ["Είδος", "Είδος Δομής", "Τύπος"],
    scheduleId: ["Ωράριο", "Πρόγραμμα"],
    address: ["Οδός", "Διεύθυνση Δομής"],
    place: ["Θέση", "Συντεταγμένες"],
    personInCharge: ["Υπεύθυνος", "Διευθυντής", "Προϊστάμενος"],
    personInChargeEmail: ["E-mail", "Mail", "Ηλεκτρονική διεύθυνση"],
    phone: ["Τηλ", "Τηλέφωνο επικοινωνίας"],
    openedOn: ["Ημερομηνία έναρξης", "Από", "Λειτουργεί από"],
  },
);
