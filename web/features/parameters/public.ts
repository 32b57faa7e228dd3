export { ChangeableSettings } from "./changeable-settings.tsx";
export { SettingList } from "./setting-list.tsx";
export { SettingRow } from "./setting-row.tsx";
export { SettingSearch } from "./setting-search.tsx";
