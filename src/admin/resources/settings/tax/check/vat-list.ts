/**
 * Rates of value added tax that ship with the product, to check typed ones by: those of eu-vat-rates-data
 * (github.com/vatnode/eu-vat-rates-data) of 28 April 2026, which follows the European Commission's Taxes in Europe Database
 * (TEDB). Only rates that hold in all of a country, the standard one first. Not in that copy, by national law: the reduced
 * rates of the Azores and Madeira, and Ireland's of 4.8 %.
 */
export const VAT_LIST: {
  /** Who shows it says so: what was decided later is not in it. */
  asOf: string;
  rates: Readonly<Record<string, readonly [standard: string, ...reduced: string[]]>>;
} = {
  asOf: '2026-04-28',
  rates: {
    AT: ['20', '13', '10'],
    BE: ['21', '12', '6'],
    BG: ['20', '9'],
    HR: ['25', '13', '5'],
    CY: ['19', '9', '5', '3'],
    CZ: ['21', '12'],
    DE: ['19', '7'],
    DK: ['25'],
    EE: ['24', '13', '9'],
    ES: ['21', '10', '4'],
    FI: ['25.5', '13.5', '10'],
    FR: ['20', '10', '5.5', '2.1'],
    GR: ['24', '13', '6'],
    HU: ['27', '18', '5'],
    IE: ['23', '13.5', '9', '4.8'],
    IT: ['22', '10', '5', '4'],
    LT: ['21', '12', '5'],
    LU: ['17', '14', '8', '3'],
    MC: ['20', '10', '5.5', '2.1'],
    LV: ['21', '12', '5'],
    MT: ['18', '12', '7', '5'],
    NL: ['21', '9'],
    PL: ['23', '8', '5'],
    PT: ['23', '13', '6'],
    'PT-20': ['16', '9', '4'],
    'PT-30': ['22', '12', '4'],
    RO: ['21', '11'],
    SE: ['25', '12', '6'],
    SI: ['22', '9.5', '5'],
    SK: ['23', '19', '5'],
    GB: ['20', '5'],
    CH: ['8.1', '3.8', '2.6'],
    NO: ['25', '15', '12'],
    IS: ['24', '11'],
  },
};
