/** Why a person may not do an act: for the role never, then nothing stands; in this body, beside the button that stays. */
export const rightsTexts = {
  role: "Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια",
  readOnly: "Στον Φορέα αυτόν έχετε μόνο δικαίωμα ανάγνωσης",
} as const;
