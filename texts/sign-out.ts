/** Signing out while typed input has not reached the server. */
export const signOutTexts = {
  body: (sheets: number, isTyped: boolean, isTypedElsewhere: boolean) =>
    [
      ...(sheets === 1 ? ["Σε αυτή τη συσκευή έχετε 1 φύλλο με παρουσίες που δεν στάλθηκαν."] : []),
      ...(sheets > 1
        ? [`Σε αυτή τη συσκευή έχετε ${sheets} φύλλα με παρουσίες που δεν στάλθηκαν.`]
        : []),
      ...(isTyped ? ["Έχετε στοιχεία σε φόρμα που δεν αποθηκεύτηκαν."] : []),
      ...(isTypedElsewhere ? ["Σε άλλη καρτέλα έχετε στοιχεία που δεν αποθηκεύτηκαν."] : []),
      "Με την αποσύνδεση διαγράφονται.",
    ].join(" "),
  anyway: "Διαγραφή και αποσύνδεση",
} as const;
