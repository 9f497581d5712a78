import { beforeAll, expect, it } from 'vitest';
import { catalogModules, shirt } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const ITEM = '/promote/seo/v1/resolve-item-seo-tags';
const STATIC = '/promote/seo/v1/resolve-static-page-seo-tags';
const URL_HERE = 'https://app.example/products/wave';

interface Tag {
  type: string;
  props?: Record<string, string>;
  children: string;
}

const nameOf = ({ type, props }: Tag): string =>
  props?.['name'] ?? props?.['property'] ?? props?.['rel'] ?? type;
const valueOf = ({ props, children }: Tag): string => props?.['content'] ?? props?.['href'] ?? children;

/** The requests of `@wix/headless-seo` 0.0.16, whose package of tags is not installed here. */
onDatabase(
  'tags of the head of a page',
  (database) => {
    let stack: Stack;

    /** By their names; of a script its JSON. */
    const tagsOf = async (path: string): Promise<Record<string, string>> => {
      const authorization = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newVisitor() });
      const reply = await stack.call('GET', path, undefined, { authorization });
      const body = (await reply.json()) as { seoTags: { id: string; tags: Tag[] } };
      expect([reply.status, body]).toMatchObject([200, { seoTags: { id: expect.any(String) } }]);
      const { tags } = body.seoTags;
      expect(new Set(tags.map(nameOf)).size).toBe(tags.length);
      return Object.fromEntries(tags.map((tag) => [nameOf(tag), valueOf(tag)]));
    };
    const itemTags = (itemType: string, slug: string) =>
      tagsOf(`${ITEM}?${new URLSearchParams({ pageUrl: URL_HERE, itemType, slug }).toString()}`);

    beforeAll(async () => {
      stack = startStack(database());
      const { productsV3, products } = catalogModules(stack);
      await productsV3.createProductWithInventory(
        shirt('Wave', 3, 0, { plainDescription: '<p>Soft &amp; light.</p><p>Made here.</p>' }),
      );
      await productsV3.createProductWithInventory(
        shirt('Titled', 3, 0, {
          seoData: {
            tags: [
              { type: 'title', children: 'A title of its own' },
              { type: 'meta', props: { name: 'description', content: 'Written by hand' } },
              { type: 'meta', props: { property: 'og:type', content: 'website' }, disabled: true },
            ],
          },
        }),
      );
      await productsV3.createProductWithInventory(shirt('Secret', 3, 0, { visible: false }));
      await products.createCollection({ name: 'Shirts' });
    });

    it('assumed: a visitor reads the tags of a product: its name, words, price and place', async () => {
      const { script = '', ...tags } = await itemTags('STORES_PRODUCT', 'wave');
      const title = `Wave | ${stack.site.name}`;
      expect(tags).toMatchObject({
        title,
        description: 'Soft & light. Made here.',
        canonical: URL_HERE,
        'og:title': title,
        'og:url': URL_HERE,
        'og:site_name': stack.site.name,
        'og:type': 'product',
        'product:price:currency': stack.site.currency,
        'twitter:card': 'summary',
      });
      expect(JSON.parse(script)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Wave',
        url: URL_HERE,
        offers: { '@type': 'AggregateOffer', offerCount: 2, availability: 'https://schema.org/InStock' },
      });
    });

    it('assumed: tags that the merchant wrote take the place of the usual ones; a disabled one is absent', async () => {
      const tags = await itemTags('STORES_PRODUCT', 'titled');
      expect(tags).toMatchObject({
        title: 'A title of its own',
        'og:title': 'A title of its own',
        description: 'Written by hand',
        'twitter:description': 'Written by hand',
      });
      expect(tags).not.toHaveProperty('og:type');
    });

    it('assumed: so do those of a category, and of a page that the app names, as the SDK packs them', async () => {
      expect(await itemTags('STORES_CATEGORY', 'shirts')).toMatchObject({
        title: `Shirts | ${stack.site.name}`,
        'og:type': 'website',
      });
      const request = {
        pageUrl: 'https://app.example/',
        pageName: 'Home',
        seoData: { tags: [{ type: 'title', children: 'Welcome' }] },
      };
      const packed = Buffer.from(JSON.stringify(request)).toString('base64url');
      expect(await tagsOf(`${STATIC}?.r=${packed}`)).toMatchObject({
        title: 'Welcome',
        canonical: 'https://app.example/',
      });
      expect((await tagsOf(`${STATIC}?pageName=About`))['title']).toBe(`About | ${stack.site.name}`);
    });

    it('assumed: a hidden product, one that is not there and a post of a blog have none', async () => {
      const codeOf = async (itemType: string, slug: string): Promise<unknown> => {
        const query = new URLSearchParams({ itemType, slug }).toString();
        const reply = await stack.call('GET', `${ITEM}?${query}`);
        const body = (await reply.json()) as { details: { applicationError: { code: string } } };
        return [reply.status, body.details.applicationError.code];
      };
      expect(await codeOf('STORES_PRODUCT', 'secret')).toEqual([404, 'PRODUCT_NOT_FOUND']);
      expect(await codeOf('STORES_CATEGORY', 'none')).toEqual([404, 'CATEGORY_NOT_FOUND']);
      expect(await codeOf('BLOG_POST', 'news')).toEqual([404, 'APP_NOT_INSTALLED']);
    });
  },
  platformMigrations,
);
