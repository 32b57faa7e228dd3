export { SettingList } from "./setting-list.tsx";
export { SettingRow } from "./setting-row.tsx";
