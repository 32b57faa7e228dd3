import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Fit, type Way, roomsFound } from "./rooms-found.ts";
import { thatMayHold } from "./that-may-hold.ts";

/**
 * The maximum width of a cell, in pixels: this at first, then less, until all columns fit; then the same with less
 * padding.
 */
const most = 420;
const less = [340, 280];
const lessTight = [380, 340, 305, 275, 250, 225, 205, 185, 170, 155, 140];
/** Used if even that does not fit: words wrap, and if that is not enough either, the table scrolls horizontally. */
const widest = 230;
/** Cells keep their column's width: a header stays under the pointer while the next press sorts the list again. */
const cut = 0;

type RoomOptions = {
  /** Name of the table and of the columns that it shows. */
  name: string;
  /** The data shown; undefined while it is loading. */
  data: unknown;
  /** A value that changes when more of the data is rendered. */
  part: unknown;
  /** The element above the rows. */
  tools: RefObject<HTMLElement | null>;
};

/**
 * Lets the cells of a table use the available width; returns whether its columns do not fit at all. It measures before the
 * first paint, so that no column visibly moves; nor does one while the pointer is on the headers. When the table opens, the
 * fit last found under its name is tried first: one layout, where searching takes two to six.
 */
export function useRoom({ name, data, part, tools }: RoomOptions): {
  ref: RefObject<HTMLElement | null>;
  isWide: boolean;
} {
  const [isWide, setWide] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const opened = useRef<{ name: string; data: unknown }>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    const table = place?.querySelector("table");
    if (!place || !table) return undefined;
    if (data !== undefined) opened.current ??= { name, data };
    const isOpening = (opened.current?.data ?? data) === data && opened.current?.name === name;
    let width = -1;
    let isHeld = false;
    const measure = (known: Fit | false | undefined) => {
      const fit = (known && holds(place, table, known)) || finds(place, table);
      if (data !== undefined && fit && fit.mostPixels !== cut)
        roomsFound.set(name, { ...fit, ...placeOf(place, table, tools.current) });
      isHeld = fit !== null;
      setWide(!fit);
      width = place.clientWidth;
    };
    // The observer fires at once, and for heights too: only a new width, or a cell that was filled later, requires a new measurement.
    const observer = new ResizeObserver(() => {
      if (place.clientWidth !== width || (isHeld && !fitsIn(place, table))) measure(undefined);
    });
    observer.observe(place);
    observer.observe(table);
    const known = roomsFound.get(name);
    const roomUnderPointer = known &&
      table.tHead?.matches(":hover") && { ...known, mostPixels: cut };
    measure(isOpening ? known : roomUnderPointer);
    const letGo = () => roomUnderPointer && measure(undefined);
    table.tHead?.addEventListener("mouseleave", letGo);
    return () => {
      observer.disconnect();
      table.tHead?.removeEventListener("mouseleave", letGo);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is rendered is what is measured
  }, [name, data, part, tools]);
  return { ref, isWide };
}

/** The position of the rows. The layout is already computed, so reading it costs nothing. */
function placeOf(place: HTMLElement, { tHead }: HTMLTableElement, tools: HTMLElement | null) {
  const headPixels = tHead?.offsetHeight ?? 0;
  return {
    windowPixels: innerWidth,
    toolsPixels: tools?.offsetHeight ?? 0,
    abovePixels: place.getBoundingClientRect().top + scrollY + headPixels,
  };
}

function holds(place: HTMLElement, table: HTMLTableElement, room: Fit): Fit | null {
  allow(place, room);
  setColumns(table, room.columns);
  return fitsIn(place, table) && place.clientWidth === room.pixels ? room : null;
}

/**
 * Each try causes a new layout, so few are made: a table that does not fit at its widest shows the widths its columns
 * want, and these tell which other maximum widths may fit.
 */
function finds(place: HTMLElement, table: HTMLTableElement): Fit | null {
  setColumns(table, []);
  const tried = (mostPixels: number, isTight: boolean, hasLines = false): Fit | null => {
    const way = { mostPixels, isTight, hasLines };
    allow(place, way);
    if (!fitsIn(place, table)) return null;
    return { pixels: place.clientWidth, ...way, columns: widthsOf(table) };
  };
  const triedWithOneOf = (others: readonly number[], isTight: boolean): Fit | null => {
    const first = tried(most, isTight);
    if (first) return first;
    for (const pixels of thatMayHold(widthsOf(table), others, place.clientWidth + 1)) {
      const room = tried(pixels, isTight);
      if (room) return room;
    }
    return null;
  };
  return (
    triedWithOneOf(less, false) ?? triedWithOneOf(lessTight, true) ?? tried(widest, true, true)
  );
}

const fitsIn = (place: HTMLElement, table: HTMLTableElement) =>
  table.offsetWidth <= place.clientWidth + 1;

function allow(place: HTMLElement, { mostPixels, isTight, hasLines }: Way): void {
  place.toggleAttribute("data-tight", isTight);
  place.toggleAttribute("data-lines", hasLines);
  place.toggleAttribute("data-held", mostPixels === cut);
  place.style.setProperty("--widest", `${mostPixels}px`);
}

function setColumns(table: HTMLTableElement, widths: readonly number[]): void {
  for (const [index, column] of [...table.querySelectorAll("col")].entries())
    column.style.width = widths[index] === undefined ? "" : `${widths[index]}px`;
}

const widthsOf = ({ tHead }: HTMLTableElement) =>
  [...(tHead?.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
