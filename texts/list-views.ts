/** A person's saved views of a list. */
export const listViewTexts = {
  none: "Δεν έχετε αποθηκεύσει προβολές. Μια προβολή διατηρεί τα φίλτρα, την ταξινόμηση και τις στήλες της λίστας, μόνο για εσάς.",
  name: "Όνομα προβολής",
  keep: "Αποθήκευση προβολής",
  needsName: "Γράψτε ένα όνομα για την προβολή",
  replaces: (name: string) => `Αντικαθιστά την προβολή «${name}»`,
  kept: "Η προβολή αποθηκεύτηκε",
  rename: (name: string) => `Μετονομασία: ${name}`,
  renamed: "Η προβολή μετονομάστηκε",
  remove: (name: string) => `Κατάργηση: ${name}`,
  removed: "Η προβολή καταργήθηκε",
  nameTaken: "Έχετε ήδη προβολή με αυτό το όνομα σε αυτή τη λίστα",
  tooMany: "Έχετε ήδη 50 προβολές αυτής της λίστας. Καταργήστε πρώτα κάποια",
} as const;

/** Summaries of the calls of views, for the API document. */
export const listViewSummaries = {
  "/ListViews/GetAll": "Αποθηκευμένες προβολές μιας λίστας",
  "/ListViews/Keep": "Αποθήκευση προβολής μιας λίστας",
  "/ListViews/Rename": "Μετονομασία προβολής",
  "/ListViews/Remove": "Κατάργηση προβολής",
};
