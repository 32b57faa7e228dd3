import { useEffect, useRef, useState } from "react";
import type { Place } from "#domain/devices/place.ts";

/** An older location says nothing about where the device is now. */
const freshMs = 5 * 60_000;

/** Locates the device while its structure asks for it, and only then, so that a press need not wait for it. */
export function usePlace(isAsked: boolean) {
  const last = useRef<{ place: Place; at: number } | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isAsked || !("geolocation" in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude } = coords;
        last.current = {
          place: { latitude: metre(latitude), longitude: metre(longitude) },
          at: timestamp,
        };
        setRefused(false);
      },
      ({ code, PERMISSION_DENIED }) => setRefused(code === PERMISSION_DENIED),
      { enableHighAccuracy: true },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      last.current = null;
    };
  }, [isAsked]);
  const placeNow = (): { place?: Place } => {
    const known = last.current;
    return isAsked && known && Date.now() - known.at < freshMs ? { place: known.place } : {};
  };
  return { placeNow, isDenied: isAsked && isRefused };
}

/** Five decimals of a degree are a metre. */
function metre(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
