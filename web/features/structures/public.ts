export { StructureForm } from "./structure-form.tsx";
export { StructureFilter } from "./structure-filter.tsx";
export { StructurePicker, useStructureChoices } from "./structure-picker.tsx";
