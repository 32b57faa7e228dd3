import { later } from "#web/ui/later.tsx";

/** Apart from the drawer: a page that shows a person does without the names of the form's pieces. */
export const EmployeeForm = later(async () => (await import("./employee-form.tsx")).EmployeeForm);
