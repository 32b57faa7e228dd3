export { wordsOfIntervals } from "./interval-words.ts";
export { reasonsQuery, vocabularyOf } from "./attendance.queries.ts";
export { type DayTone, dayTones } from "./day-tones.ts";
