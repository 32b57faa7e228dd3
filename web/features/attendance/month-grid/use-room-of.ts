import { type RefObject, useLayoutEffect, useState } from "react";

/** The size of an element, in pixels; known before it is painted, so that nothing in it visibly moves. */
export function useRoomOf(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      setWidth(element.clientWidth);
      setHeight(element.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return { width, height };
}
