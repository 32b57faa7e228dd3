/** Why a person may not do an act, beside the button that stays in its place. */
export const rightsTexts = {
  role: "Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια",
  readOnly: "Στον Φορέα αυτόν έχετε μόνο δικαίωμα ανάγνωσης",
} as const;
