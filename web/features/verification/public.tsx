export { PrintMenu } from "./print-menu.tsx";
export { PrintVolume, VolumeNote } from "./print-volume.tsx";
export { sentenceOf } from "./finding-sentence.ts";
export { monthSearch, monthToClose } from "./month-search.ts";
export { FindingItem, findingTones } from "./finding-item.tsx";
