import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { DEFAULT_STOREFRONT, type PlatformStorefront } from '#shared/storefront.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { platformMigrations } from '#platform/platform.ts';
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

    it('assumed: pictures of the brand are in use as long as they are chosen', async () => {
      const usesOf = async (...fileIds: string[]) =>
        await (await stack.call('POST', '/hosted/media/uses/read', { fileIds })).json();
      const use = (fileId: string, place: string) => ({
        fileId,
        entity: 'storefront',
        entityId: 'settings',
        name: '',
        place,
      });
      const picture = (id: string) => ({ id, width: 400, height: 100 });
      const brand = {
        ...DEFAULT_STOREFRONT.brand,
        logo: picture('logo~mv2.png'),
        favicon: picture('icon~mv2.png'),
      };
      await update({ brand });
      expect(await usesOf('logo~mv2.png', 'icon~mv2.png')).toEqual({
        uses: [use('icon~mv2.png', 'favicon'), use('logo~mv2.png', 'logo')],
      });
      await update({ pictureShape: 'square' });
      expect(await usesOf('logo~mv2.png')).toEqual({ uses: [use('logo~mv2.png', 'logo')] });

      const migration = platformMigrations.find(({ service }) => service === 'storefront')?.migrations[
        '002-media-uses'
      ];
      await sql`delete from media_uses where site_id = ${stack.site.id}`.execute(database().kysely);
      await sql.raw(String(migration)).execute(database().kysely);
      expect(await usesOf('icon~mv2.png')).toEqual({ uses: [use('icon~mv2.png', 'favicon')] });

      await update({ brand: { ...brand, logo: null } });
      expect(await usesOf('logo~mv2.png', 'icon~mv2.png')).toEqual({
        uses: [use('icon~mv2.png', 'favicon')],
      });
      await update({ brand: DEFAULT_STOREFRONT.brand });
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
