import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { DEFAULT_STOREFRONT, type PlatformStorefront } from '#shared/storefront.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';

onDatabase(
  'the storefront',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      stack = startStack(database(), { site: { ...TEST_SITE, id: crypto.randomUUID() } });
    });

    const update = (change: object, headers: Record<string, string> = {}) =>
      stack.call('POST', extensionPath('updateStorefront'), change, headers);
    const shown = async () =>
      (await (await stack.call('GET', '/hosted/storefront/shown')).json()) as PlatformStorefront;

    it('assumed: a new store has the plain theme, and says nothing of tax, delivery and dispatch', async () => {
      expect(await shown()).toEqual({
        ...DEFAULT_STOREFRONT,
        store: { taxedCountries: [], sellsGiftCards: true, hasCollections: false, delivers: false },
      });
    });

    it('assumed: fields that are left out stay, and a promise is taken back by null', async () => {
      expect((await update({ dispatchDays: 3, pictureShape: 'square' })).status).toBe(200);
      await update({ theme: 'halfdrop' });
      expect(await shown()).toMatchObject({ dispatchDays: 3, pictureShape: 'square', theme: 'halfdrop' });
      await update({ dispatchDays: null });
      expect((await shown()).dispatchDays).toBeNull();
    });

    it.each([
      [{ theme: 'no-such-theme' }],
      [{ dispatchDays: 0 }],
      [{ menu: [{ label: { en: '', he: '' }, link: '/collections/all', items: [] }] }],
      [{ menu: [{ label: { en: 'Here', he: '' }, link: 'javascript:alert(1)', items: [] }] }],
      [{ menu: [{ label: { en: 'There', he: '' }, link: '//elsewhere.test', items: [] }] }],
      [{ facts: [{ title: { en: 'two\nlines', he: '' }, detail: { en: '', he: '' } }] }],
      [{ anythingElse: true }],
    ])('assumed: %j is rejected', async (change) => {
      expect((await update(change)).status).toBe(400);
    });

    it('assumed: shoppers change nothing', async () => {
      const token = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newVisitor() });
      expect((await update({ theme: 'plain' }, { authorization: token })).status).toBe(403);
    });
  },
  shopMigrations,
);
