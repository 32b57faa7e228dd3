/** Moving from one record of a list to the next. */
export const walkTexts = {
  list: "Εγγραφές της λίστας",
  of: (at: string, all: string) => `${at} από ${all}`,
  previous: "Προηγούμενη εγγραφή (K)",
  next: "Επόμενη εγγραφή (J)",
} as const;
