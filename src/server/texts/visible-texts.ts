import type { Database } from '../../database/database.ts';
import type { ReadShopTexts } from '../../shared/shop-rendering.ts';
import {
  ANNOUNCEMENT,
  announcementStatus,
  HOME_TEXT,
  isTextPage,
  TEXT_LANGUAGES,
  TEXT_PAGES,
  type Announcement,
  type FrameTexts,
  type HomeText,
  type ShopText,
  type TextLanguage,
  type TextPage,
} from '../../shared/shop-texts.ts';
import { allTexts } from './store.ts';

interface Options {
  database: Database;
  siteId: string;
  clock: { now(): Date };
  store: Readonly<{ timeZone: string }>;
}

/** Between two looks at the table: pages are drawn many times a second, and texts change seldom. */
const LIFETIME_MS = 1000;

/** In this language, or in the first where nobody has translated it. */
const inLanguage = (text: ShopText, language: TextLanguage): TextLanguage =>
  text.said[language] === 'missing' ? TEXT_LANGUAGES[0] : language;

const pagesShown = (texts: readonly ShopText[]): ShopText<TextPage>[] =>
  TEXT_PAGES.flatMap((name) => {
    const text = texts.find(({ id }) => id === name) as ShopText<TextPage> | undefined;
    return text?.doc.shown ? [text] : [];
  });

/** Tells the texts as the shop shows them; what somebody writes is seen a second later. */
export function shownTexts({ database, siteId, clock, store }: Options): ReadShopTexts {
  let stored: { until: number; texts: Promise<ShopText[]> } | undefined;
  const read = (): Promise<ShopText[]> => {
    const now = clock.now().getTime();
    if (!stored || stored.until <= now) {
      const texts = allTexts({ database, siteId });
      const mine = { until: now + LIFETIME_MS, texts };
      stored = mine;
      texts.catch(() => {
        if (stored === mine) stored = undefined;
      });
    }
    return stored.texts;
  };

  return {
    async page(name, language) {
      if (!isTextPage(name)) return undefined;
      const text = pagesShown(await read()).find(({ id }) => id === name);
      if (!text) return undefined;
      const spoken = inLanguage(text, language);
      return { ...text.doc.words[spoken], language: spoken, updatedDate: text.updatedDate ?? '' };
    },
    async frame(language, dismissed): Promise<FrameTexts> {
      const texts = await read();
      const links = pagesShown(texts).map((text) => {
        const { words } = text.doc;
        return {
          name: text.id,
          title: words[language].title || words.en.title,
        };
      });
      const bar = texts.find(({ id }) => id === ANNOUNCEMENT) as ShopText<Announcement>;
      const status = announcementStatus(bar.doc, { now: clock.now(), timeZone: store.timeZone });
      const isSeen = bar.doc.dismissible && dismissed === bar.revision;
      if (isSeen || status !== 'displayed') return { links };
      const { link, dismissible, words } = bar.doc;
      return {
        links,
        announcement: { id: bar.revision, text: words[language] || words.en, link, dismissible },
      };
    },
    menu: async () => [],
    async home(language) {
      const home = (await read()).find(({ id }) => id === HOME_TEXT) as ShopText<HomeText>;
      return home.doc.sections.flatMap(({ name, shown, words }) =>
        shown ? [{ name, ...words[language] }] : [],
      );
    },
    async listed() {
      return pagesShown(await read()).map(({ id, updatedDate = '' }) => ({
        path: `/pages/${id}`,
        updatedDate,
      }));
    },
  };
}
