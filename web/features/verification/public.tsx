import { later } from "#web/ui/later.tsx";

export { PrintMenu } from "./print-menu.tsx";
export { findingTones, sentenceOf } from "./finding-sentence.ts";
export { monthToClose } from "./month-search.ts";
export { FindingItem } from "./finding-item.tsx";

export const PrintVolume = later(async () => (await import("./print-volume.tsx")).PrintVolume);
export const VolumeNote = later(async () => (await import("./print-volume.tsx")).VolumeNote);
