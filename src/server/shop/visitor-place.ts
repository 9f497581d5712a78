import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isCountry } from '../../shared/countries.ts';

export const PLACE_COOKIE = 'place';

/** As proxies in front of shops say where a request comes from. */
const HEADERS = ['cf-ipcountry', 'x-country-code'];

/** The first region that a browser names with its languages: `pt-PT, en;q=0.8`. */
const regionOf = (languages: string): string | undefined =>
  languages
    .split(',')
    .map((each) => /^\s*[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(each)?.[1]?.toUpperCase())
    .find((region) => region !== undefined && isCountry(region));

/** The country that somebody chose, else where the request seems to come from; shown, and nothing is decided by it. */
export function visitorPlace(c: Context): string | undefined {
  const said = [getCookie(c, PLACE_COOKIE), ...HEADERS.map((name) => c.req.header(name))];
  const known = said.map((each) => each?.toUpperCase()).find((each) => each !== undefined && isCountry(each));
  return known ?? regionOf(c.req.header('accept-language') ?? '');
}
