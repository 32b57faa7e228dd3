/** What each call of leave does, in a line. */
export const leaveSummaries = {
  "/LeaveBalances/ExportCalendar": "Άδειες ενός έτους ως ημερολόγιο (iCalendar)",
  "/LeaveBalances/Correct": "Διόρθωση υπολοίπου άδειας",
  "/LeaveBalances/GetAll": "Υπόλοιπα μιας άδειας για τους εργαζομένους του Φορέα",
  "/LeaveBalances/GetOfSheet":
    "Άδειες των εργαζομένων μιας Δομής σε μια ημέρα, για τον έλεγχο κατά την καταχώριση",
  "/LeaveBalances/GetOfContract": "Υπόλοιπα άδειας μιας σύμβασης",
  "/LeaveDocuments/GetAll": "Απουσίες με δικαιολογητικό, που αναμένεται ή παραλήφθηκε",
  "/LeaveDocuments/Receive": "Παραλαβή δικαιολογητικού απουσίας",
  "/LeaveDocuments/Withdraw": "Αναίρεση παραλαβής δικαιολογητικού",
  "/LeaveFeeds/GetAll": "Διευθύνσεις ημερολογίου του Φορέα",
  "/LeaveFeeds/Make": "Νέα διεύθυνση ημερολογίου",
  "/LeaveFeeds/Revoke": "Ανάκληση διεύθυνσης ημερολογίου",
  "/LeaveFeeds/Get": "Ποιος λείπει, σε όποιον έχει τη διεύθυνση (iCalendar)",
  "/Leaves/Preview": "Τι κάνει μια άδεια, ημέρα προς ημέρα, πριν καταχωριστεί",
  "/Leaves/Record": "Καταχώριση ή μεταβολή άδειας από ημέρα έως ημέρα",
  "/Leaves/Cancel": "Ακύρωση άδειας",
  "/Leaves/GetAway": "Ποιος λείπει σε ένα διάστημα",
  "/SicknessBenefits/GetOfContract": "Επιδόματα ασθένειας μιας σύμβασης",
  "/SicknessBenefits/Set": "Καταχώριση ή αναίρεση επιδόματος ασθένειας",
} as const;
