/** Why a person may not do an act. If the role never may, nothing is shown; if it is about this body, shown beside the button. */
export const rightsTexts = {
  role: "Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια",
  readOnly: "Στον Φορέα αυτόν έχετε μόνο δικαίωμα ανάγνωσης",
} as const;
