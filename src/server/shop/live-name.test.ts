import { expect, it, vi } from 'vitest';
import type { StoreChange } from '../gateway.ts';
import { liveName } from './live-name.ts';

it('a page never waits for the name, and the next one bears what the merchant calls the shop', async () => {
  let told: ((change: StoreChange) => void) | undefined;
  let called = 'Quarterdrop';
  let now = 0;
  const platformFetch = vi.fn(async () =>
    called === ''
      ? new Response('{}', { status: 500 })
      : Response.json({ properties: { siteDisplayName: called } }),
  );
  const logger = { warn: vi.fn() };
  const name = liveName({
    platformFetch,
    onChange: (listen: (change: StoreChange) => void) => {
      told = listen;
      return () => {};
    },
    clock: { now: () => new Date(now) },
    logger,
    store: { name: 'Halfdrop' },
  } as unknown as Parameters<typeof liveName>[0]);
  expect(name()).toBe('Halfdrop');
  await vi.waitFor(() => expect(name()).toBe('Quarterdrop'));
  expect(platformFetch).toHaveBeenCalledTimes(1);
  called = 'Eighthdrop';
  expect(name()).toBe('Quarterdrop');
  told?.({
    entityFqdn: 'com.wixpress.siteproperties.api.v4.SitePropertiesV4',
    slug: 'site_properties_updated',
    entityId: 'site',
    requestId: 'request',
  });
  await vi.waitFor(() => expect(name()).toBe('Eighthdrop'));
  expect(platformFetch).toHaveBeenCalledTimes(2);
  // A platform that fails is asked again later; the pages keep what they know.
  called = '';
  now = 6000;
  expect(name()).toBe('Eighthdrop');
  await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
  expect(name()).toBe('Eighthdrop');
});
