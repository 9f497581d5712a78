import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { ShopText, TextPage, TextVersion } from '../../shared/shop-texts.ts';
import { announcementStatus, emptyAnnouncement, emptyHome, emptyPage } from '../../shared/shop-texts.ts';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { shownTexts } from './visible-texts.ts';

const words = (text: string, ...decorations: object[]) => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations },
});
const paragraph = (...nodes: object[]) => ({ type: 'PARAGRAPH', id: 'n1', nodes });
const link = (url: unknown) => ({ type: 'LINK', linkData: { link: { url } } });

const page = (part: Partial<Record<'en' | 'he', { title?: string; nodes?: object[] }>>, shown = true) => {
  const empty = emptyPage();
  const filled = (language: 'en' | 'he') => ({
    ...empty.words[language],
    title: part[language]?.title ?? '',
    body: { nodes: part[language]?.nodes ?? [] },
  });
  return { shown, words: { en: filled('en'), he: filled('he') } };
};

onDatabase(
  'texts of the shop',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      await sql`TRUNCATE shop_texts, shop_text_versions`.execute(database().kysely);
      merchant = await shop.signedIn('merchant');
    });

    const get = async <Body>(path: string, person = merchant): Promise<Body> =>
      (await (await person.get(`/admin/api/shop-texts${path}`)).json()) as Body;
    const put = (id: string, doc: unknown, revision = '0', person = merchant) =>
      person.send('PUT', `/admin/api/shop-texts/${id}`, { doc, revision });
    const written = async (id: string, doc: unknown, revision?: string): Promise<ShopText<TextPage>> => {
      const reply = await put(id, doc, revision);
      expect(reply.status).toBe(200);
      return (await reply.json()) as ShopText<TextPage>;
    };
    const shown = () =>
      shownTexts({
        database: database(),
        siteId: shop.gateway.siteId,
        clock: shop.gateway.clock,
        store: { timeZone: 'Europe/Lisbon' },
      });

    it('are all there before anybody has written one, and reading writes nothing', async () => {
      const all = await get<ShopText[]>('?range=[0,99]');
      expect(all.map(({ id, said }) => [id, said.en])).toEqual([
        ['delivery', 'missing'],
        ['returns', 'missing'],
        ['contact', 'missing'],
        ['terms', 'missing'],
        ['privacy', 'missing'],
        ['imprint', 'missing'],
        ['announcement', 'missing'],
        ['home', 'missing'],
      ]);
      const { rows } = await sql`select 1 from shop_texts`.execute(database().kysely);
      expect(rows).toEqual([]);
      expect((await merchant.get('/admin/api/shop-texts/nothing')).status).toBe(404);
    });

    it('tell in which language they are said, and which is older', async () => {
      const first = await written('returns', page({ en: { title: 'Returns' } }));
      expect([first.said, first.updatedBy]).toEqual([{ en: 'said', he: 'missing' }, expect.any(String)]);
      shop.advance(60_000);
      const both = await written(
        'returns',
        page({ en: { title: 'Returns' }, he: { title: 'החזרות' } }),
        first.revision,
      );
      expect(both.said).toEqual({ en: 'said', he: 'said' });
      shop.advance(60_000);
      const newer = await written(
        'returns',
        page({ en: { title: 'Sending back' }, he: { title: 'החזרות' } }),
        both.revision,
      );
      expect(newer.said).toEqual({ en: 'said', he: 'older' });
    });

    it('are not written over unseen, and go back to what they were, which can be taken back', async () => {
      const first = await written('terms', page({ en: { title: 'One' } }));
      const second = await written('terms', page({ en: { title: 'Two' } }), first.revision);
      expect((await put('terms', page({ en: { title: 'Three' } }), first.revision)).status).toBe(409);
      const back = await merchant.post('/admin/api/shop-texts/terms/back', {
        revision: second.revision,
        to: first.revision,
      });
      expect((await back.json()) as ShopText<TextPage>).toMatchObject({
        doc: { words: { en: { title: 'One' } } },
      });
      const versions = await get<TextVersion[]>('/terms/versions');
      expect(versions.map(({ revision, changed }) => [revision, changed])).toEqual([
        ['3', ['en']],
        ['2', ['en']],
        ['1', ['en']],
      ]);
      const missing = { revision: '3', to: '77' };
      expect((await merchant.post('/admin/api/shop-texts/terms/back', missing)).status).toBe(404);
    });

    it.each([
      ['a frame', [{ type: 'HTML', htmlData: { html: '<script>alert(1)</script>' } }]],
      ['a link that runs', [paragraph(words('x', link('javascript:alert(1)')))]],
      ['a link to another host that looks like a path', [paragraph(words('x', link('//evil.example')))]],
      ['a link that is no text', [paragraph(words('x', link({ toString: 1 })))]],
      ['an unknown mark', [paragraph(words('x', { type: 'COLOR' }))]],
      [
        'a picture of another house',
        [{ type: 'IMAGE', imageData: { image: { src: { url: 'https://x.example/a' } } } }],
      ],
      ['what is no node', ['words']],
      [
        'a picture that is none',
        [{ type: 'IMAGE', imageData: { image: { src: { id: { toString: 1 } }, width: 1, height: 1 } } }],
      ],
      ['a heading of nothing', [{ type: 'HEADING', headingData: { level: { toString: 1 } }, nodes: ['x'] }]],
      [
        'too deep',
        [
          Array.from({ length: 20 }).reduce<object>(
            (inside) => ({ type: 'BLOCKQUOTE', nodes: [inside] }),
            paragraph(),
          ),
        ],
      ],
      ['too long', [paragraph(words('x'.repeat(60_001)))]],
    ])('reject %s, naming the place', async (_, nodes) => {
      const reply = await put('delivery', page({ en: { title: 'Delivery', nodes: nodes as object[] } }));
      expect(reply.status).toBe(400);
      expect(JSON.stringify(await reply.json())).toContain('doc.words.en.body');
    });

    it('keep of markup the words alone, and nothing they do not know', async () => {
      const nodes = [
        { ...paragraph(words('<script>alert(1)</script>')), style: 'x', paragraphData: { evil: 1 } },
      ];
      const text = await written('delivery', page({ en: { title: 'Delivery', nodes } }));
      expect(text.doc.words.en.body.nodes).toEqual([
        { type: 'PARAGRAPH', id: 'n1', nodes: [words('<script>alert(1)</script>')] },
      ]);
    });

    it.each([
      ['announcement', { ...emptyAnnouncement(), shown: true }, 'doc.words.en'],
      ['announcement', { ...emptyAnnouncement(), from: '2026-12-02', until: '2026-12-01' }, 'doc.until'],
      ['announcement', { ...emptyAnnouncement(), from: 'soon' }, 'doc.from'],
      ['announcement', { ...emptyAnnouncement(), link: '//evil.example' }, 'doc.link'],
      ['announcement', { ...emptyAnnouncement(), words: { en: 'two\nlines', he: '' } }, 'doc.words.en'],
      ['home', { sections: emptyHome().sections.slice(1) }, 'doc.sections'],
      ['home', { sections: emptyHome().sections.with(0, emptyHome().sections[1] as never) }, 'doc.sections'],
      ['terms', { ...page({}), shown: true }, 'doc.words.en.title'],
      ['terms', 'words', 'doc'],
    ])('reject a wrong %s beside its field', async (id, doc, field) => {
      const reply = await put(id, doc);
      expect(reply.status).toBe(400);
      expect(JSON.stringify(await reply.json())).toContain(`"field":"${field}"`);
    });

    it('are read by whoever may look, and written by whoever may say what the checkout asks', async () => {
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.get('/admin/api/shop-texts')).status).toBe(200);
      expect((await put('terms', page({}, false), '0', viewer)).status).toBe(403);
      const { rows } = await sql<{ operation: string }>`select operation from audit_log
        where operation = 'counterpart.writeShopText'`.execute(database().kysely);
      expect(rows).toEqual([]);
      await written('terms', page({ en: { title: 'Terms' } }));
      const log = await sql<{ entity_ids: string[] }>`select entity_ids from audit_log
        where operation = 'counterpart.writeShopText'`.execute(database().kysely);
      expect(log.rows).toEqual([{ entity_ids: ['terms'] }]);
    });

    it('are shown in the reader’s language, or in English with word of it; hidden ones by nobody', async () => {
      await written('delivery', page({ en: { title: 'Delivery' }, he: { title: 'משלוחים' } }));
      await written('returns', page({ en: { title: 'Returns' } }));
      await written('privacy', page({ en: { title: 'Privacy' } }, false));
      const texts = shown();
      expect(await texts.page('delivery', 'he')).toMatchObject({ title: 'משלוחים', language: 'he' });
      expect(await texts.page('returns', 'he')).toMatchObject({ title: 'Returns', language: 'en' });
      expect(await texts.page('privacy', 'en')).toBeUndefined();
      expect(await texts.page('home', 'en')).toBeUndefined();
      expect((await texts.frame('he', undefined)).links).toEqual([
        { name: 'delivery', title: 'משלוחים' },
        { name: 'returns', title: 'Returns' },
      ]);
      expect((await texts.listed()).map(({ path }) => path)).toEqual(['/pages/delivery', '/pages/returns']);
    });

    it('the line above every page is shown within its days, and not to whoever put it away', async () => {
      const bar = { ...emptyAnnouncement(), shown: true, words: { en: 'Open', he: '' } };
      await written('announcement', bar);
      expect((await shown().frame('he', undefined)).announcement).toEqual({
        id: '1',
        text: 'Open',
        link: '',
        dismissible: true,
      });
      expect((await shown().frame('he', '1')).announcement).toBeUndefined();
      await written('announcement', { ...bar, dismissible: false }, '1');
      expect((await shown().frame('he', '2')).announcement).toBeDefined();
      const days = { ...bar, from: '2026-11-20', until: '2026-11-22' };
      expect(
        ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) =>
          announcementStatus(days, { now: new Date(`${day}T12:00:00Z`), timeZone: 'UTC' }),
        ),
      ).toEqual(['scheduled', 'displayed', 'displayed', 'ended']);
    });

    it('the front page has the sections that are shown, in their order, with their words', async () => {
      const { sections } = emptyHome();
      const moved = sections.toReversed().map((section) => ({ ...section, shown: section.name !== 'facts' }));
      const last = moved.at(-1);
      await written('home', {
        sections: moved.with(moved.length - 1, {
          ...(last as (typeof moved)[number]),
          words: { en: { title: 'Hello', lead: '' }, he: { title: '', lead: '' } },
        }),
      });
      expect(await shown().home('en')).toEqual([
        { name: 'numbers', title: '', lead: '' },
        { name: 'room', title: '', lead: '' },
        { name: 'families', title: '', lead: '' },
        { name: 'new', title: '', lead: '' },
        { name: 'hero', title: 'Hello', lead: '' },
      ]);
    });
  },
  gatewayMigrations,
);
