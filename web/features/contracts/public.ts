export { ContractForm } from "./contract-form.tsx";
export { ContractPicker } from "./contract-picker.tsx";
