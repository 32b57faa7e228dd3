export { OrganizationForm } from "./organization-form.tsx";
export { OrganizationFilter } from "./organization-filter.tsx";
