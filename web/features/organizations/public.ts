export { OrganizationPicker } from "./organization-picker.tsx";
