/** Shown over a page with typed input when its session has expired. */
export const signInAgainTexts = {
  title: "Η σύνδεσή σας έληξε",
  text: "Ό,τι συμπληρώσατε μένει στη σελίδα. Συνδεθείτε ξανά σε νέα καρτέλα και επιστρέψτε εδώ, για να το αποθηκεύσετε.",
  action: "Σύνδεση σε νέα καρτέλα",
  cancel: "Παραμονή στη σελίδα",
  done: "Συνδεθήκατε ξανά. Μπορείτε να αποθηκεύσετε ό,τι συμπληρώσατε.",
} as const;
