interface Postcode {
  pattern: RegExp;
  /** One that exists, to copy the shape from. */
  example: string;
  /** Puts letters and blanks where they belong. */
  tidy?: (text: string) => string;
}

const upper = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, ' ').trim();
const compact = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');
const split =
  (at: number, by: string) =>
  (text: string): string => {
    const all = compact(text);
    return all.length > at ? all.slice(0, at) + by + all.slice(at) : all;
  };
const splitEnd =
  (end: number) =>
  (text: string): string => {
    const all = compact(text);
    return all.length > end ? `${all.slice(0, -end)} ${all.slice(-end)}` : all;
  };
const digits = (count: number, example: string): Postcode => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
  tidy: compact,
});

/** Shapes of postcodes (Universal Postal Union, addressing sheets); countries that are not here take any. */
const postcodes: Readonly<Record<string, Postcode>> = {
  NL: { pattern: /^\d{4} [A-Z]{2}$/, example: '3511 AW', tidy: split(4, ' ') },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '4000-318', tidy: split(4, '-') },
  GB: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    tidy: splitEnd(3),
  },
  IE: { pattern: /^[A-Z\d]{3} [A-Z\d]{4}$/, example: 'D02 AF30', tidy: split(3, ' ') },
  CA: { pattern: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, example: 'K1A 0B1', tidy: split(3, ' ') },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '10001', tidy: upper },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950', tidy: split(2, '-') },
  SE: { pattern: /^\d{3} \d{2}$/, example: '111 22', tidy: split(3, ' ') },
  CZ: { pattern: /^\d{3} \d{2}$/, example: '110 00', tidy: split(3, ' ') },
  SK: { pattern: /^\d{3} \d{2}$/, example: '811 01', tidy: split(3, ' ') },
  GR: { pattern: /^\d{3} \d{2}$/, example: '104 31', tidy: split(3, ' ') },
  JP: { pattern: /^\d{3}-\d{4}$/, example: '100-0001', tidy: split(3, '-') },
  BR: { pattern: /^\d{5}-\d{3}$/, example: '01310-100', tidy: split(5, '-') },
  DE: digits(5, '10115'),
  FR: digits(5, '75004'),
  ES: digits(5, '28013'),
  IT: digits(5, '00184'),
  FI: digits(5, '00100'),
  EE: digits(5, '10111'),
  HR: digits(5, '10000'),
  MX: digits(5, '06000'),
  KR: digits(5, '03051'),
  TR: digits(5, '34122'),
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  CH: digits(4, '8001'),
  DK: digits(4, '1050'),
  NO: digits(4, '0150'),
  HU: digits(4, '1051'),
  LU: digits(4, '1111'),
  SI: digits(4, '1000'),
  AU: digits(4, '2000'),
  NZ: digits(4, '6011'),
  IL: digits(7, '6100001'),
  IN: digits(6, '110001'),
  SG: digits(6, '018956'),
  RO: digits(6, '010011'),
};

/** Countries whose addresses have none (Universal Postal Union). */
const NONE = new Set([
  'AE', 'AG', 'AO', 'AW', 'BB', 'BF', 'BI', 'BJ', 'BO', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CI', 'CM', 'DJ', 'DM',
  'ER', 'FJ', 'GA', 'GD', 'GM', 'GQ', 'GY', 'HK', 'JM', 'KI', 'KM', 'KN', 'KP', 'LC', 'ML', 'MO', 'MR', 'MW', 'NR',
  'QA', 'RW', 'SB', 'SC', 'SL', 'SR', 'ST', 'TD', 'TG', 'TL', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW',
]); // prettier-ignore

export const hasPostcode = (country: string): boolean => !NONE.has(country);
export const postcodeExample = (country: string): string | undefined => postcodes[country]?.example;

/** As it is written in its country: `3511aw` becomes `3511 AW`. */
export const tidyPostcode = (country: string, text: string): string =>
  (postcodes[country]?.tidy ?? upper)(text);

export const isPostcode = (country: string, text: string): boolean =>
  postcodes[country]?.pattern.test(tidyPostcode(country, text)) ?? text.trim() !== '';
