import { later } from "#web/ui/later.tsx";

/** Separate from the drawer: a page that shows a person does not carry the names of the form's chunks. */
export const EmployeeForm = later(async () => (await import("./employee-form.tsx")).EmployeeForm);
