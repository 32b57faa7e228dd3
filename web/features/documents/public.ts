export { ContractDocuments } from "./contract-documents.tsx";
