export { StructureForm } from "./structure-form.tsx";
export { StructurePicker } from "./structure-picker.tsx";
