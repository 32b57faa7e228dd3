/** Summaries of the calls of the dashboards, the lists behind them, and the kinds of documents. */
export const boardSummaries: Readonly<Record<string, string>> = {
  "/BodyMonths/GetAll": "Μήνες των Φορέων ανά κατάσταση",
  "/Samples/GetOfBodies": "Δείγματα όλων των Φορέων",
  "/BodyMonths/GetAmounts": "Ποσά των υπογεγραμμένων μηνών ενός Φορέα",
  "/Dashboard/GetAgency": "Εκκρεμότητες της υπηρεσίας, σε όλους τους Φορείς",
  "/Dashboard/GetSystem": "Κατάσταση της εγκατάστασης",
  "/Dashboard/GetSetup": "Όσα έχει ορίσει ο Φορέας, πριν αρχίσει να τηρεί παρουσίες",
  "/Dashboard/GetWaiting": "Πλήθη όσων περιμένουν όποιον ρωτά",
  "/Dashboard/GetWaitingOfBodies": "Πλήθος όσων περιμένουν όποιον ρωτά, ανά Φορέα",
  "/Dashboard/GetOverview": "Συνοπτική εικόνα του Φορέα",
  "/Sheets/GetAll": "Παρουσιολόγια που οφείλει ο Φορέας",
};
