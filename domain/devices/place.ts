/** A point of the Earth, in degrees. */
export type Place = { latitude: number; longitude: number };

const earthMeters = 6_371_000;

/** Parses a place as maps write it, `37.9755, 23.7348`: latitude and longitude; null for anything else. */
export function placeOf(text: string): Place | null {
  const found = /^(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text.trim());
  const [, latitude, longitude] = (found ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** How far two places are from each other, in whole metres along a great circle. */
export function metersBetween(one: Place, other: Place): number {
  const [lower, upper] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const along = Math.sin((upper - lower) / 2) ** 2;
  const chord = along + Math.cos(lower) * Math.cos(upper) * across;
  return Math.round(2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(chord))));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
