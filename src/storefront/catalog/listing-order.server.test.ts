import { setArrangedItems, updateCategory, getCategory } from '@wix/auto_sdk_categories_categories';
import { createClient, type BuildRESTFunction, type RESTFunctionDescriptor } from '@wix/sdk';
import { beforeAll, expect, it } from 'vitest';
import { seoTextsOf, withSeoTexts } from '../../shared/seo-tags.ts';
import { collectionSortOf, withCollectionSort, type CollectionSort } from '../../shared/collection-sort.ts';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import { collectionId, demoProducts, fillCatalog } from '../../testing/catalog.ts';
import { onDatabase } from '../../testing/engines.ts';
import { startStack, TEST_API_KEY } from '../../testing/stack.ts';
import { platformMigrations } from '../../platform/platform.ts';
import type { PageRequest } from '../shell/define-page.ts';
import { readCollectionTerms } from './collection-terms.ts';
import type { Collection } from './collections.ts';
import { readListing } from './read-listing.ts';
import { parseListing } from './listing-state.ts';

const TREE = { appNamespace: '@wix/stores' };
const DUNE: Collection = { id: collectionId('dune'), slug: 'dune', name: 'Dune', count: 0 };

onDatabase(
  'the order of a shelf',
  (database) => {
    let use: PageRequest['shop']['use'];
    beforeAll(async () => {
      const stack = startStack(database());
      await fillCatalog(database(), stack);
      const auth = {
        getAuthHeaders: async () => ({ headers: { Authorization: TEST_API_KEY } }),
        shouldUseCDN: false,
      };
      const send: typeof fetch = (input, init) => stack.platform.fetch(new Request(input, init));
      const client = createClient({ auth, fetch: send });
      use = <Operation extends RESTFunctionDescriptor>(operation: Operation) =>
        client.use(operation) as BuildRESTFunction<Operation>;
    });

    const shelf = async (address = '', stars = true) => {
      const ratings = stars ? async () => new Map() : undefined;
      const request = {
        shop: { use },
        mediaBase: '/media',
        placeholder: async () => undefined,
        ratings,
      } as unknown as PageRequest;
      const { order, arranged } = await readCollectionTerms(request, DUNE.id);
      const { query: _, ...state } = parseListing(new URLSearchParams(address), order);
      const requested = { collections: [DUNE], collection: DUNE, state, ...(arranged && { arranged }) };
      return readListing(request, requested);
    };
    const slugs = async (address?: string) => (await shelf(address)).posters.map(({ slug }) => slug);
    const setOrder = async (order: CollectionSort) => {
      const { revision, extendedFields } = await use(getCategory)(DUNE.id, TREE);
      const change = { revision: revision ?? '', extendedFields: withCollectionSort(extendedFields, order) };
      await use(updateCategory)(DUNE.id, change, { treeReference: TREE });
    };
    const arrange = async (wanted: readonly string[]) => {
      const all = (await shelf()).posters;
      const items = wanted.map((slug) => ({
        catalogItemId: all.find((poster) => poster.slug === slug)?.id ?? '',
        appId: STORES_APP_ID,
      }));
      await use(setArrangedItems)(DUNE.id, TREE, { items });
    };

    it('is the newest first until its merchant says otherwise, and then what a shopper begins with', async () => {
      const newest = await slugs();
      expect(newest.length).toBe(demoProducts.filter(({ family }) => family === 'dune').length);
      await setOrder('name');
      const named = await shelf();
      expect(named.posters.map(({ slug }) => slug)).toEqual(newest.toSorted());
      expect(named.state).toMatchObject({ sort: 'name', usual: 'name' });
      expect(await slugs('sort=newest')).toEqual(newest);
      // Nobody sorts by stars where none are kept.
      await setOrder('rating');
      expect((await shelf('', false)).state.sort).toBe('newest');
    });

    it('is its merchant’s own: those with a place, then the newest, whatever is ticked', async () => {
      await setOrder('newest');
      const newest = await slugs();
      const places = [newest.at(-1) ?? '', newest[2] ?? '', newest.at(-2) ?? ''];
      await arrange(places);
      expect(await slugs()).toEqual(newest);
      await setOrder('arranged');
      const arranged = await shelf();
      const wanted = [...places, ...newest.filter((slug) => !places.includes(slug))];
      expect(arranged.posters.map(({ slug }) => slug)).toEqual(wanted);
      expect(arranged.total).toBe(newest.length);
      expect(arranged.sorts[0]).toBe('arranged');
      const palette = arranged.facets.palettes[0]?.value ?? '';
      const some = await slugs(`palette=${palette}`);
      const unordered = await slugs(`palette=${palette}&sort=newest`);
      expect(some.length).toBeGreaterThan(0);
      expect(some).toEqual(wanted.filter((slug) => unordered.includes(slug)));
    });

    it('what is written for search engines stands beside what other apps wrote', async () => {
      const { revision } = await use(getCategory)(DUNE.id, TREE);
      const other = { type: 'script', children: '{}', custom: true, disabled: false };
      const seoData = withSeoTexts({ tags: [other] }, { title: ' Dunes at dusk ', text: 'Sand and light.' });
      await use(updateCategory)(DUNE.id, { revision: revision ?? '', seoData }, { treeReference: TREE });
      const stored = await use(getCategory)(DUNE.id, TREE);
      expect(seoTextsOf(stored.seoData)).toEqual({ title: 'Dunes at dusk', text: 'Sand and light.' });
      expect(stored.seoData?.tags).toContainEqual(expect.objectContaining({ type: 'script' }));
      expect(withSeoTexts(stored.seoData, { title: '', text: '' }).tags).toHaveLength(1);
      // It goes without the order of the listing, and the order without it.
      expect(collectionSortOf(stored.extendedFields)).toBe('arranged');
    });
  },
  platformMigrations,
);
