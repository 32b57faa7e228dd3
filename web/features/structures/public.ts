export { StructurePicker } from "./structure-picker.tsx";
