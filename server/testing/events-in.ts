import ICAL from "ical.js";

/** An all-day event; `to` is the day after its last, as in the file. */
type EventOfDays = { uid: string; title: string; text: string; from: string; to: string };

/** The events of a calendar as another program reads them. Throws if one has a time of day. */
export function eventsIn(text: string): EventOfDays[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    if (!startDate.isDate || !endDate.isDate) throw new Error(`${summary} has a time of day`);
    const [from, to] = [startDate.toString(), endDate.toString()];
    return { uid, title: summary, text: description ?? "", from, to };
  });
}
