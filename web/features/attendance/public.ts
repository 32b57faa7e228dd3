export { wordsOfIntervals } from "./interval-words.ts";
export { vocabularyOf } from "./attendance.queries.ts";
