/** Degrees. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

// Krasovsky's ellipsoid as GCJ-02 has it: metres, and the first eccentricity squared.
const RADIUS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const wave = (x: number, ...parts: readonly (readonly [amplitude: number, divisor: number])[]): number =>
  parts.reduce((sum, [amplitude, divisor]) => sum + amplitude * Math.sin((x * Math.PI) / divisor), 0)

/** What GCJ-02 adds, in its own unit, to a place as far from 105° E and 35° N as this. */
function added(x: number, y: number): { readonly east: number; readonly north: number } {
  const both = wave(x, [20, 1 / 6], [20, 1 / 2])
  const root = 0.1 * Math.sqrt(Math.abs(x))
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + root
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 2 * root
  return {
    east: east + (2 / 3) * (both + wave(x, [20, 1], [40, 3], [150, 12], [300, 30])),
    north: north + (2 / 3) * (both + wave(y, [20, 1], [40, 3], [160, 12], [320, 30])),
  }
}

/**
 * A place of WGS 84 where maps of mainland China have it (GCJ-02), some hundred metres beside: WeChat's map takes no other.
 * The formula is the published one; it is within centimetres of what map services answer.
 */
export function gcj02Of({ longitude, latitude }: Place): Place {
  const { east, north } = added(longitude - 105, latitude - 35)
  const radians = (latitude * Math.PI) / 180
  const bend = 1 - ECCENTRICITY * Math.sin(radians) ** 2
  const northRadius = (RADIUS * (1 - ECCENTRICITY)) / bend ** 1.5
  const eastRadius = (RADIUS / Math.sqrt(bend)) * Math.cos(radians)
  return {
    longitude: longitude + (east * 180) / (eastRadius * Math.PI),
    latitude: latitude + (north * 180) / (northRadius * Math.PI),
  }
}
