export interface Taxation {
  /** A share of the net price, such as `0.23`. */
  rate: string;
  included: boolean;
  name: string;
}

const VAT: Readonly<Record<string, string>> = {
  PT: '0.23',
  ES: '0.21',
  DE: '0.19',
  FR: '0.2',
  NL: '0.21',
  IT: '0.22',
  PL: '0.23',
  SE: '0.25',
  GR: '0.24',
  IE: '0.23',
  GB: '0.2',
  CH: '0.081',
  JP: '0.1',
  KR: '0.1',
};
const SALES_TAX: Readonly<Record<string, string>> = {
  'US-NY': '0.08875',
  'US-TX': '0.0825',
  'US-IL': '0.1025',
  'US-NM': '0.0825',
  'US-MA': '0.0625',
};

/** Consumers see prices with VAT; the trade and American buyers see it added; exports elsewhere carry none. */
export function taxationOf(country: string, subdivision: string, trade: boolean): Taxation {
  if (country === 'US') return { rate: SALES_TAX[subdivision] ?? '0', included: false, name: 'Sales tax' };
  const rate = VAT[country] ?? '0';
  return { rate, included: !trade, name: rate === '0' ? 'Export' : 'VAT' };
}
