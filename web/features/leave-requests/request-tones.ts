/** The tone of a request for leave, by its state. */
export const requestTones = {
  open: "warning",
  accepted: "good",
  rejected: "neutral",
  withdrawn: "neutral",
} as const;
