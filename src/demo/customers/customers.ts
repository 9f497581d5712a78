import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { type Region, regions } from './regions.ts';

export interface Address {
  country: string;
  subdivision: string;
  city: string;
  postalCode: string;
  addressLine: string;
}

export interface Customer {
  contactId: string;
  /** Members have an account; the others bought as guests. */
  memberId?: string;
  visitorId: string;
  firstName: string;
  lastName: string;
  company?: string;
  email: string;
  phone: string;
  language: string;
  currency: string;
  address: Address;
  /** Pays invoices by bank transfer instead of a card. */
  trade: boolean;
  /** How often this customer comes back; the mean is about 1. */
  loyalty: number;
}

export const CUSTOMERS = 400;
const COMPANIES = [
  'Atelier',
  'Studio',
  'Galeria',
  'Hotel',
  'Café',
  'Interiors',
  'Kantoor',
  'Praxis',
] as const;

const items = (text: string, separator: ',' | ';'): string[] =>
  text.split(separator).map((part) => part.trim());

const filled = (random: Random, pattern: string): string =>
  pattern
    .replaceAll('#', () => String(random.whole(0, 9)))
    .replaceAll('@', () => random.pick(Array.from('ABCDEFGHJKLNPRSTVWXY')));

const latin = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/ł/gi, 'l')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');

function spelled(entry: string): { name: string; latin: string } {
  const [name = '', spelling] = entry.split('|');
  return { name, latin: latin(spelling ?? name) };
}

function placeOf(random: Random, region: Region): Address {
  const place = random.pick(items(region.cities, ';'));
  // The code pattern is everything between the city's name and the subdivision.
  const [, city = '', code = '', subdivision = ''] =
    /^(.+?) ((?:[A-Z]+\d* ?|[#\d-]|[@#]+ ?)*[#@\d]\S*) (\S+)$/u.exec(place) ?? [];
  return {
    country: region.country,
    subdivision,
    city,
    postalCode: filled(random, code),
    addressLine: random.pick(items(region.streets, ';')).replace('#', () => String(random.whole(1, 240))),
  };
}

function customerOf(random: Random, region: Region, used: Set<string>): Customer {
  const input = spelled(random.pick(items(region.given, ',')));
  const family = spelled(random.pick(items(region.family, ',')));
  const base = `${input.latin}.${family.latin}`.slice(0, 40);
  let email = `${base}@example.com`;
  for (let i = 2; used.has(email); i++) email = `${base}${i}@example.com`;
  used.add(email);
  const trade = random.chance(0.09);
  return {
    contactId: guidFrom(random),
    ...(random.chance(0.62) && { memberId: guidFrom(random) }),
    visitorId: guidFrom(random),
    firstName: input.name,
    lastName: family.name,
    ...(trade && { company: `${random.pick(COMPANIES)} ${family.name}` }),
    email,
    phone: filled(random, region.phone),
    language: region.language,
    currency: region.currency,
    address: placeOf(random, region),
    trade,
    loyalty: random.chance(0.1) ? random.between(3, 7) : random.between(0.3, 1.2),
  };
}

/** The same people every time. */
export function demoCustomers(): Customer[] {
  const random = new Random(1846);
  const used = new Set<string>();
  const shares = Object.fromEntries(regions.map((region) => [region.country, region.share]));
  return Array.from({ length: CUSTOMERS }, () => {
    const country = random.weighted(shares);
    const region = regions.find((candidate) => candidate.country === country) as Region;
    return customerOf(random, region, used);
  });
}
