export { StructureForm } from "./structure-form.tsx";
export { StructureFilter } from "./structure-filter.tsx";
export { StructurePicker, useOnlyStructure, useStructureChoices } from "./structure-picker.tsx";
