import { useEffectEvent, useLayoutEffect } from "react";

/** Takes the page's keys from the moment that it is seen: an effect after the paint would lose what a quick hand presses. */
export function useKeydown(press: (event: KeyboardEvent) => void): void {
  const take = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
