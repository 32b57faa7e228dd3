export { ContractForm } from "./contract-form.tsx";
