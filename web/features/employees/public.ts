export { EmployeeDrawer } from "./employee-drawer.tsx";
export { EmployeeForm } from "./employee-form.tsx";
export { EmployeePicker } from "./employee-picker.tsx";
