/** The parts of a person's name, each a column of the file, where the page has a single column of the kind `person`. */
export const nameInFiles = {
  lastName: { width: 24, hidden: "always" },
  firstName: { width: 18, hidden: "always" },
} as const;
/** The same, plus the father's name, to tell apart people with the same name. */
export const fullNameInFiles = {
  ...nameInFiles,
  fatherName: { width: 18, hidden: "always" },
} as const;
