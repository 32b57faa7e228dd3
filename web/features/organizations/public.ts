export { OrganizationForm } from "./organization-form.tsx";
export { OrganizationPicker } from "./organization-picker.tsx";
