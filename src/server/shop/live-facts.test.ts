import { expect, it, vi } from 'vitest';
import type { StoreChange } from '../gateway.ts';
import { liveFacts, liveStore } from './live-facts.ts';

it('a page never waits for the facts, and the next one bears what the merchant says of the shop', async () => {
  let told: ((change: StoreChange) => void) | undefined;
  let called = 'Quarterdrop';
  let now = 0;
  const platformFetch = vi.fn(async () =>
    called === ''
      ? new Response('{}', { status: 500 })
      : Response.json({ properties: { siteDisplayName: called, email: `hello@${called}.example` } }),
  );
  const logger = { warn: vi.fn() };
  const started = { name: 'Halfdrop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };
  const facts = liveFacts({
    platformFetch,
    onChange: (listen: (change: StoreChange) => void) => {
      told = listen;
      return () => {};
    },
    clock: { now: () => new Date(now) },
    logger,
    store: started,
    publicUrl: 'https://shop.example',
    embedded: true,
  } as unknown as Parameters<typeof liveFacts>[0]);
  expect(facts()).toEqual({ store: started, url: 'https://shop.example', contact: {} });
  await vi.waitFor(() =>
    expect(facts()).toMatchObject({
      store: { name: 'Quarterdrop' },
      contact: { email: 'hello@Quarterdrop.example' },
    }),
  );
  expect(platformFetch).toHaveBeenCalledTimes(1);
  called = 'Eighthdrop';
  expect(facts().store.name).toBe('Quarterdrop');
  told?.({
    entityFqdn: 'SitePropertiesUpdated',
    slug: 'SitePropertiesUpdated',
    entityId: 'site',
    requestId: 'request',
  });
  await vi.waitFor(() => expect(facts().store.name).toBe('Eighthdrop'));
  expect(platformFetch).toHaveBeenCalledTimes(2);
  // A platform that fails is asked again later; the pages keep what they know.
  called = '';
  now = 6000;
  expect(facts().store.name).toBe('Eighthdrop');
  await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
  expect(facts().store.name).toBe('Eighthdrop');
  const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };
  // What can wait hears the name of now.
  called = 'Sixteenthdrop';
  now = 12_000;
  expect((await facts.now()).store.name).toBe('Sixteenthdrop');
  called = '';
  now = 18_000;
  expect((await facts.now()).store.name).toBe('Sixteenthdrop');
  expect(JSON.parse(JSON.stringify(liveStore(facts)))).toEqual({ ...store, name: 'Sixteenthdrop' });
});
