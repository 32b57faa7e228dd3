import { later } from "#web/ui/later.tsx";

export { EmployeePicker } from "./employee-picker.tsx";

export const EmployeeDrawer = later(
  async () => (await import("./employee-drawer.tsx")).EmployeeDrawer,
);

export const EmployeeForm = later(async () => (await import("./employee-form.tsx")).EmployeeForm);
