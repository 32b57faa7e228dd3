export { ErasuresList } from "./erasures-list.tsx";
export { PersonalDataPanel } from "./personal-data-panel.tsx";
