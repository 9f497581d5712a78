import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { emptyStorePage, slugOf, slugProblem, type StorePage } from '#shared/store-pages.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { platformMigrations } from '#platform/platform.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';

onDatabase(
  'pages of the store',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      stack = startStack(database(), { site: { ...TEST_SITE, id: crypto.randomUUID() } });
    });

    const call = (name: string, body: object, headers: Record<string, string> = {}) =>
      stack.call('POST', extensionPath(name), body, headers);
    const about = (change: object = {}) => {
      const page = emptyStorePage();
      page.texts.en.title = 'About us';
      return { ...page, slug: 'about-us', ...change };
    };
    const pageIn = async (response: Response) => ((await response.json()) as { page: StorePage }).page;
    const shownSlugs = async () => {
      const response = await stack.call('GET', '/hosted/store-pages/shown');
      return ((await response.json()) as { pages: StorePage[] }).pages.map(({ slug }) => slug);
    };

    it('assumed: a page is created, changed by its revision, hidden and deleted', async () => {
      const page = await pageIn(await call('createStorePage', { page: about() }));
      expect(page).toMatchObject({ slug: 'about-us', revision: '1' });
      expect(await shownSlugs()).toEqual(['about-us']);
      const change = { pageId: page.id, revision: '1', page: { inMenu: true } };
      expect(await pageIn(await call('updateStorePage', change))).toMatchObject({
        inMenu: true,
        revision: '2',
        slug: 'about-us',
      });
      expect((await call('updateStorePage', change)).status).toBe(409);
      await call('updateStorePage', { ...change, revision: '2', page: { visible: false } });
      expect(await shownSlugs()).toEqual([]);
      expect(await (await call('listStorePages', {})).json()).toMatchObject({
        pages: [{ id: page.id, title: { en: 'About us', he: '' }, visible: false }],
      });
      expect((await call('deleteStorePage', { pageId: page.id })).status).toBe(200);
      expect((await call('getStorePage', { pageId: page.id })).status).toBe(404);
    });

    it('assumed: no two pages have the same address', async () => {
      await call('createStorePage', { page: about({ slug: 'studio' }) });
      expect((await call('createStorePage', { page: about({ slug: 'studio' }) })).status).toBe(409);
    });

    it('assumed: pictures of a page are in use until it is deleted', async () => {
      const uses = async () => {
        const reply = await stack.call('POST', '/hosted/media/uses/read', { fileIds: ['kiln~mv2.jpg'] });
        return ((await reply.json()) as { uses: { entity: string; name: string; place: string }[] }).uses.map(
          ({ entity, name, place }) => [entity, name, place],
        );
      };
      const page = about({ slug: 'kiln' });
      page.texts.he.body = {
        nodes: [
          {
            type: 'IMAGE',
            id: '',
            nodes: [],
            imageData: { image: { src: { id: 'kiln~mv2.jpg' }, width: 20, height: 30 } },
          },
        ],
      };
      const { id } = await pageIn(await call('createStorePage', { page }));
      const noted = [['storePage', 'About us', 'description']];
      expect(await uses()).toEqual(noted);

      const migration = platformMigrations.find(({ service }) => service === 'store-pages')?.migrations[
        '002-media-uses'
      ];
      await sql`delete from media_uses where site_id = ${stack.site.id}`.execute(database().kysely);
      await sql.raw(String(migration)).execute(database().kysely);
      expect(await uses()).toEqual(noted);

      await call('deleteStorePage', { pageId: id });
      expect(await uses()).toEqual([]);
    });

    it.each([
      { slug: 'terms' },
      { slug: 'About Us' },
      { slug: '' },
      { texts: emptyStorePage().texts },
      { questions: [{ question: { en: '', he: '' }, answer: { en: 'Yes.', he: '' } }] },
    ])('assumed: %j is rejected', async (change) => {
      expect((await call('createStorePage', { page: about(change) })).status).toBe(400);
    });

    it('assumed: markup and addresses that run something are never stored', async () => {
      const page = about({ slug: 'unsafe' });
      page.texts.en.body = { nodes: [{ type: 'HTML', id: '', nodes: [] }] };
      expect((await call('createStorePage', { page })).status).toBe(400);
    });

    it('assumed: shoppers change nothing', async () => {
      const token = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newVisitor() });
      const change = { page: about({ slug: 'theirs' }) };
      expect((await call('createStorePage', change, { authorization: token })).status).toBe(403);
    });

    it('makes a slug of a title in any script', () => {
      expect(slugOf('Our studio & garden!')).toBe('our-studio-garden');
      expect(slugOf('Über uns')).toBe('uber-uns');
      expect(slugOf('עלינו')).toBe('עלינו');
      expect(slugProblem(slugOf('Café — menu'))).toBeUndefined();
    });
  },
  shopMigrations,
);
