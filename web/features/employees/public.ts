import { later } from "#web/ui/later.tsx";

export { EmployeeForm } from "./employee-form-later.ts";
export { EmployeePicker } from "./employee-picker.tsx";

export const EmployeeDrawer = later(
  async () => (await import("./employee-drawer.tsx")).EmployeeDrawer,
);
