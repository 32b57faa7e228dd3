import { pagesOfDevices } from "./pages-of-devices.ts";
import { pagesOfErgani } from "./pages-of-ergani.ts";
import { pagesOfLeave } from "./pages-of-leave.ts";
import type { SitePage } from "./pages.ts";

/** Pages of devices, documents and announcements. */
export const pagesOfFiles: readonly SitePage[] = [
  {
    id: "R-44",
    route: "/organization-administration/organization-documents",
    as: "representative",
    heading: "Έγγραφα Φορέα",
    shows: "Φορολογική ενημερότητα",
  },
  {
    id: "R-35",
    route: "/system-administration/pending-documents",
    as: "administrator",
    heading: "Έγγραφα προς έγκριση",
    shows: "Δήμος Αγίου Παραδείγματος",
  },
  {
    id: "R-17",
    route: "/announcements",
    as: "representative",
    heading: "Ανακοινώσεις",
    shows: "Κλείσιμο του μήνα",
  },
  {
    id: "R-18",
    route: "/announcements/create",
    as: "executive",
    heading: "Νέα ανακοίνωση",
    shows: "Ζητείται επιβεβαίωση ανάγνωσης",
  },
  {
    id: "R-19",
    route: "/announcements/edit/{id}",
    as: "executive",
    at: ({ announcementId }) => `/announcements/edit/${announcementId}`,
    heading: "Επεξεργασία ανακοίνωσης",
    shows: "Κλείσιμο του μήνα",
  },
  {
    id: "R-20",
    route: "/announcements/details/{id}",
    as: "representative",
    at: ({ announcementId }) => `/announcements/details/${announcementId}`,
    heading: "Κλείσιμο του μήνα",
    shows: "υποβάλλονται",
  },
  ...pagesOfDevices,
  ...pagesOfErgani,
  ...pagesOfLeave,
];
