export { ContractDocuments } from "./contract-documents.tsx";
export { dropWords } from "./document-words.ts";
