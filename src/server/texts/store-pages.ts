import type { ReadShopTexts } from '../../shared/shop-rendering.ts';
import type { TextLanguage } from '../../shared/shop-texts.ts';
import type { StorePage } from '../../shared/store-pages.ts';
import { textIn } from '../../shared/storefront.ts';
import type { Gateway } from '../gateway.ts';
import { callHostedEndpoint } from '../platform-call.ts';

/** Between two reads: every page of the shop names them in its menu or footer. */
const LIFETIME_MS = 1000;

/** The visible pages that the merchant wrote, at most a second old; none where the platform is hosted elsewhere. */
export function storePagesFrom({
  platformFetch,
  embedded,
  clock,
}: Pick<Gateway, 'platformFetch' | 'embedded' | 'clock'>): () => Promise<readonly StorePage[]> {
  let cached: { until: number; pages: Promise<readonly StorePage[]> } | undefined;
  return () => {
    if (!embedded) return Promise.resolve([]);
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const pages = callHostedEndpoint<{ pages: StorePage[] }>(
        platformFetch,
        '/hosted/store-pages/shown',
      ).then((read) => read.pages);
      const mine = { until: now + LIFETIME_MS, pages };
      cached = mine;
      pages.catch(() => {
        if (cached === mine) cached = undefined;
      });
    }
    return cached.pages;
  };
}

const titleOf = ({ texts }: StorePage, language: TextLanguage): string =>
  texts[language].title || texts.en.title;

/** The texts of the store, and the merchant's own pages among them: at `/pages/…`, in menu, footer and sitemap. */
export function withStorePages(
  texts: ReadShopTexts,
  readPages: () => Promise<readonly StorePage[]>,
): ReadShopTexts {
  return {
    ...texts,
    async page(name, language) {
      const text = await texts.page(name, language);
      if (text) return text;
      const page = (await readPages()).find(({ slug }) => slug === name);
      if (!page) return undefined;
      // A page without a title in this language is not translated.
      const spoken = page.texts[language].title === '' ? 'en' : language;
      const { seoTitle, ...words } = page.texts[spoken];
      return {
        ...words,
        ...(seoTitle !== '' && { seoTitle }),
        language: spoken,
        // A page about the store is not dated, as terms are.
        updatedDate: '',
        contactForm: page.contactForm,
        questions: page.questions.map(({ question, answer }) => ({
          question: textIn(question, spoken),
          answer: textIn(answer, spoken),
        })),
      };
    },
    async frame(language, dismissed) {
      const [frame, pages] = await Promise.all([texts.frame(language, dismissed), readPages()]);
      const own = pages.filter(({ inMenu }) => !inMenu);
      return {
        ...frame,
        links: [...own.map((page) => ({ name: page.slug, title: titleOf(page, language) })), ...frame.links],
      };
    },
    async menu(language) {
      const pages = (await readPages()).filter(({ inMenu }) => inMenu);
      return pages.map((page) => ({ label: titleOf(page, language), link: `/pages/${page.slug}` }));
    },
    async listed() {
      const [listed, pages] = await Promise.all([texts.listed(), readPages()]);
      return [
        ...listed,
        ...pages.map(({ slug, updatedDate }) => ({
          path: `/pages/${encodeURIComponent(slug)}`,
          updatedDate,
        })),
      ];
    },
  };
}
