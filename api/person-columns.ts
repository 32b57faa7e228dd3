/** The parts of a person's name, each a column of the file, where the page has the name in one of the kind `person`. */
export const nameInFiles = {
  lastName: { width: 24, hidden: "always" },
  firstName: { width: 18, hidden: "always" },
} as const;
/** The same as it tells people of one name apart. */
export const fullNameInFiles = {
  ...nameInFiles,
  fatherName: { width: 18, hidden: "always" },
} as const;
