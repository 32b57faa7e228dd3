export { ContractDocuments } from "./contract-documents.tsx";
export { dropWords, sizeText } from "./document-words.ts";
