import type { TextLanguage } from './shop-texts.ts';

/** What the tax on sales is called; `tax` where the law has no name that buyers know, as in the United States. */
type TaxKind = 'vat' | 'gst' | 'consumption' | 'tax';

const COUNTRIES: Readonly<Record<Exclude<TaxKind, 'tax'>, string>> = {
  vat:
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'GB IM MC NO IS CH LI AL AM AZ BA BY GE KZ KG MD ME MK RS RU TJ TR UA UZ IL PS AE SA BH OM EG MA TN DZ LB ' +
    'ZA NG KE GH TZ UG RW ET ZM ZW MU NA BW MZ SN CI CM BJ BF BI CD CG GA GM GN MG ML MR MW NE SC SL TD TG ' +
    'CN KR TW PH TH VN ID NP BD LK KH LA MN MX AR CL CO PE EC UY PY BO VE CR DO GT HN NI SV BS BB TT FJ',
  gst: 'AU NZ SG IN MV BT PG JE',
  consumption: 'JP',
};

const NAMES: Readonly<Record<TaxKind, Readonly<Record<TextLanguage, string>>>> = {
  vat: { en: 'VAT', he: 'מע״מ' },
  gst: { en: 'GST', he: 'GST' },
  consumption: { en: 'Consumption tax', he: 'מס צריכה' },
  tax: { en: 'Tax', he: 'מס' },
};

/** @param country ISO 3166-1 alpha-2 of the country that the tax is charged in */
export function taxNameIn(country: string | undefined, language: TextLanguage): string {
  const kinds = Object.entries(COUNTRIES) as [TaxKind, string][];
  const [kind = 'tax'] =
    kinds.find(([, codes]) => country !== undefined && codes.split(' ').includes(country)) ?? [];
  return NAMES[kind][language];
}

export interface TaxNames {
  /** In the country that a page is about before anybody has entered an address. */
  taxName: string;
  /** Where tax is charged under another name, by country. */
  otherTaxNames: Readonly<Record<string, string>>;
}

/**
 * @param countries where tax is charged
 * @param likely countries that a sale may be in, the likeliest first: the visitor's, that of the business
 */
export function taxNamesOf(
  countries: readonly string[],
  likely: readonly (string | undefined)[],
  language: TextLanguage,
): TaxNames {
  const country = likely.find((each) => each !== undefined && countries.includes(each)) ?? countries[0];
  const taxName = taxNameIn(country, language);
  const named = countries.map((each) => [each, taxNameIn(each, language)] as const);
  return { taxName, otherTaxNames: Object.fromEntries(named.filter(([, name]) => name !== taxName)) };
}
