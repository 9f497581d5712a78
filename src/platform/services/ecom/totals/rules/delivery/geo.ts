export interface Point {
  latitude: number;
  longitude: number;
}

type Loose = { latitude?: number | null; longitude?: number | null } | null | undefined;

export const pointOf = (loose: Loose): Point | undefined =>
  loose?.latitude == null || loose.longitude == null
    ? undefined
    : { latitude: loose.latitude, longitude: loose.longitude };

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const north = radians(b.latitude - a.latitude) / 2;
  const east = radians(b.longitude - a.longitude) / 2;
  const part =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Whether a line eastwards from the point leaves the shape once more than it enters it. */
export function isInside({ latitude: y, longitude: x }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index || corners.length) - 1];
    if (!b || a.latitude > y === b.latitude > y) continue;
    const crossing =
      a.longitude + ((y - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (x < crossing) inside = !inside;
  }
  return inside;
}
