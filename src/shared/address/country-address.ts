import { ownValue } from '../own-value.ts';
import { COUNTRY_ADDRESSES } from './generated/countries.ts';

/** How addresses of a country are written, as libaddressinput describes it. */
export interface CountryAddress {
  /** Lines between `%n`: name, organization, address lines, city, state and postcode (N, O, A, C, S, Z). */
  format: string;
  /** Of an address in Latin letters, where that has another order. */
  latin?: string;
  /** Letters of the parts that no address lacks, of C, S and Z; absent: the city. */
  required?: string;
  /** Pattern of the postcode; absent where there are none. */
  postcode?: string;
  /** A postcode of each length: it shows where blanks and hyphens stand. */
  examples?: readonly string[];
  /** There is a list of its subdivisions. */
  listed?: boolean;
  /** What a subdivision, the postcode and the city are called there. */
  state?: string;
  code?: string;
  city?: string;
  /** The country is the city. */
  cityState?: boolean;
}

/** The format of libaddressinput for countries that it does not describe. */
const DEFAULT: CountryAddress = { format: '%N%n%O%n%A%n%C' };

export const countryAddress = (country: string): CountryAddress =>
  ownValue(COUNTRY_ADDRESSES, country) ?? DEFAULT;
