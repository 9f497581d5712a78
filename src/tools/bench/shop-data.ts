/** What the filled shop holds, as far as those who measure it must know. */

const LIGHTS = [
  'silent', 'golden', 'northern', 'crimson', 'hollow', 'distant', 'velvet', 'winter', 'broken', 'amber', 'early',
  'floating', 'gentle', 'hidden', 'inward', 'jagged', 'knotted', 'lucid', 'mellow', 'narrow', 'outer', 'pale', 'quiet',
  'rolling', 'sunken', 'tidal', 'upper', 'violet', 'woven', 'young', 'ashen', 'braided', 'curved', 'dappled', 'eastern',
  'folded', 'grainy', 'hazy', 'ivory', 'lunar',
]; // prettier-ignore
const THINGS = [
  'harbour', 'meadow', 'orchard', 'lantern', 'glacier', 'canyon', 'monsoon', 'thicket', 'estuary', 'pinnacle', 'quarry',
  'ravine', 'savanna', 'terrace', 'upland', 'valley', 'willow', 'archway', 'boulder', 'cascade', 'delta', 'ember',
  'foundry', 'garden', 'horizon', 'island', 'jetty', 'kelp', 'lagoon', 'marsh', 'nebula', 'oasis', 'prairie', 'quartz',
  'ridge', 'summit', 'tundra', 'umbra', 'vertex', 'wharf', 'aurora', 'basalt', 'cedar', 'dune', 'eclipse', 'fjord',
  'grove', 'heron', 'iris', 'juniper',
]; // prettier-ignore

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

export const productId = (index: number): string => `77777777-0000-4000-8000-${padded(index, 12)}`;
export const variantId = (index: number, place: number): string =>
  `7777777${place}-1111-4000-8000-${padded(index, 12)}`;
export const collectionOf = (place: number): string => `66666666-0000-4000-8000-${padded(place, 12)}`;
/** Every fiftieth product is not on sale. */
export const isHidden = (index: number): boolean => index % 50 === 49;
/** A product on sale; another one every turn. */
export const isVisible = (turn: number, total: number): number => {
  const index = (turn * 31) % total;
  return isHidden(index) ? index - 1 : index;
};
export const HOT_PRODUCT = '88888888-0000-4000-8000-000000000001';

/** Both words together stand in one name of 2,000. */
export const sampleTerms = (index: number): string =>
  `${pick(LIGHTS, index)} ${pick(THINGS, Math.floor(index / LIGHTS.length))}`;
export const nameOf = (index: number): string => `${sampleTerms(index)} no ${index}`;
export const slugOf = (index: number): string => nameOf(index).replaceAll(' ', '-');
