import type { HolidayRefusal } from "#domain/calendar/holiday-change.ts";

/** Why the holidays cannot be changed so. */
export const holidayRefusals: Record<HolidayRefusal, string> = {
  "past-days":
    "Η αλλαγή αγγίζει ημέρες που πέρασαν. Για αυτές καταχωρίστε διακοπή λειτουργίας του Φορέα",
  "no-such-day": "Η ημέρα αυτή δεν υπάρχει στο έτος",
  "half-without-stop": "Η ημιαργία χρειάζεται ώρα λήξης της εργασίας, η πλήρης αργία όχι",
  "moved-to-its-day": "Η αργία βρίσκεται ήδη σε αυτή την ημέρα",
  "nothing-changes": "Καμία ημέρα δεν αλλάζει",
};
