/** What can be started from the palette, by the URL at which it opens. */
export const actPlaceTexts = {
  "/contracts/leave?open=new": "Νέα άδεια",
  "/contracts?open=new": "Νέα σύμβαση",
  "/contracts?open=employees": "Εισαγωγή εργαζομένων",
  "/contracts?open=contracts": "Εισαγωγή συμβάσεων",
  "/structures?open=new": "Νέα Δομή",
  "/structures?open=import": "Εισαγωγή Δομών",
  "/structures?view=schedules&open=new": "Νέο ωράριο",
  "/contracts/overtime?open=new": "Νέα απόφαση υπερωριών",
  "/attendances/collective?open=new": "Νέα συλλογική πράξη",
  "/organization-administration/organization-employees?open=new": "Νέος εργαζόμενος",
  "/organization-administration/vacations/structure-vacations?open=new": "Νέα διακοπή Δομής",
  "/organization-administration/vacations/organization-vacations?open=new": "Νέα διακοπή Φορέα",
  "/payments?open=new": "Νέα πληρωμή",
  "/system-administration/users?open=new": "Νέος χρήστης",
  "/organizations?open=new": "Νέος Φορέας",
} as const;
