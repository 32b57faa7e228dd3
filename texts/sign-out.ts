/** Signing out while typed work has not reached the server. */
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

/** Another tab signed out while something was typed here. */
export const signedOutElsewhereTexts = {
  title: "Αποσυνδεθήκατε από άλλη καρτέλα του περιηγητή",
  text: "Ό,τι πληκτρολογήσατε παραμένει σε αυτή την καρτέλα, αλλά δεν έχει αποθηκευτεί. Για να συνεχίσετε, συνδεθείτε σε νέα καρτέλα με τον ίδιο λογαριασμό και επιστρέψτε εδώ.",
  action: "Σύνδεση σε νέα καρτέλα",
  cancel: "Παραμονή στη σελίδα",
  goesOn: "Συνδεθήκατε ξανά. Μπορείτε να αποθηκεύσετε ό,τι πληκτρολογήσατε.",
} as const;
