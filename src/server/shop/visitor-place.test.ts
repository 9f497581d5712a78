import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { visitorPlace } from './visitor-place.ts';

const app = new Hono().get('/', (c) => c.json({ place: visitorPlace(c) ?? null }));

async function placeOf(headers: Record<string, string>): Promise<unknown> {
  const reply = await app.request('/', { headers });
  return ((await reply.json()) as { place: unknown }).place;
}

it.each([
  ['what was chosen', { cookie: 'place=NL', 'cf-ipcountry': 'PT', 'accept-language': 'de-DE' }, 'NL'],
  ['what a proxy says', { cookie: 'place=Nowhere', 'cf-ipcountry': 'pt' }, 'PT'],
  ['a region of the languages', { 'accept-language': 'en, he-IL;q=0.8, en-GB' }, 'IL'],
  ['a region behind a script', { 'accept-language': 'zh-Hant-TW' }, 'TW'],
  ['nothing of a language alone', { 'accept-language': 'en, *;q=0.1' }, null],
  [
    'nothing of what is no country',
    { cookie: 'place=<b>', 'cf-ipcountry': 'XX', 'accept-language': 'en-001' },
    null,
  ],
])('takes %s', async (_, headers, place) => {
  expect(await placeOf(headers)).toBe(place);
});
