/** The customs territory that goods move within without export; Monaco belongs to it by France. */
const UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country belongs to the European Union, as far as its value added tax goes. */
export const isInUnion = (country: string | null | undefined): boolean => UNION.has(country ?? '');

/** Other countries whose businesses have ids that can be checked by their form. */
const BESIDE = new Set(['GB', 'IM', 'CH', 'LI', 'NO', 'IL']);

/** Whether businesses of a country have a tax id whose form is known. */
export const hasTaxIds = (country: string | null | undefined): boolean =>
  isInUnion(country) || BESIDE.has(country ?? '');
