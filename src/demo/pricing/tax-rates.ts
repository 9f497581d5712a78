/** Standard rates of value added tax, in per cent; a part of a country after a dash. */
export const VAT: Readonly<Record<string, string>> = {
  AT: '20', BE: '21', BG: '20', HR: '25', CY: '19', CZ: '21', DK: '25', EE: '24', FI: '25.5', FR: '20', DE: '19',
  GR: '24', HU: '27', IE: '23', IT: '22', LV: '21', LT: '21', LU: '17', MT: '18', NL: '21', PL: '23', PT: '23',
  'PT-20': '16', 'PT-30': '22', RO: '21', SK: '23', SI: '22', ES: '21', SE: '25',
  GB: '20', CH: '8.1', NO: '25', IS: '24', JP: '10', KR: '10',
}; // prettier-ignore

/** State and city together, where the print room has to collect it. */
export const SALES_TAX: Readonly<Record<string, string>> = {
  'US-NY': '8.875',
  'US-TX': '8.25',
  'US-IL': '10.25',
  'US-NM': '8.25',
  'US-MA': '6.25',
};
