import { SQUARE } from '../../shared/picture-sizes.ts';
import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { toPoster, withPlaceholders, type Poster } from '../shell/poster.ts';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { ALL, readCollections, type Collection } from './collections.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { listingFilter } from './listing-query.ts';
import { parseListing } from './listing-state.ts';
import styles from './listing.module.css';

type DisplayedCollection = Collection & { picture?: Poster['picture'] };

interface Found {
  collection: Collection;
  posters: readonly Poster[];
}

/** Enough to find one that no other collection shows already. */
const COVERS = 12;

/** Its own cover; else a product that no other collection shows. */
function covered(found: readonly Found[], base: string): DisplayedCollection[] {
  const used = new Set<string>();
  return found.map(({ collection: { cover: own, ...collection }, posters }) => {
    if (own) return { ...collection, picture: { ...own, base } };
    const cover = posters.find(({ id }) => !used.has(id)) ?? posters[0];
    if (cover) used.add(cover.id);
    return { ...collection, ...(cover?.picture && { picture: cover.picture }) };
  });
}

async function readAll(request: PageRequest): Promise<{ collections: DisplayedCollection[] }> {
  const { shop, mediaBase, placeholder } = request;
  const collections = await readCollections(request);
  const found = await Promise.all(
    collections.map(async (collection) => {
      const filter = listingFilter(parseListing(new URLSearchParams()), {
        categoryId: collection.id,
        categories: {},
      });
      const { products = [] } = await shop.use(searchProducts)({ filter, cursorPaging: { limit: COVERS } });
      const posters = products.map((product) => toPoster(product, mediaBase));
      return { collection, posters, program: posters[0]?.family === collection.name };
    }),
  );
  // What a program draws comes first, what the merchant chose from all of them follows.
  const inOrder = [...found.filter(({ program }) => program), ...found.filter(({ program }) => !program)];
  return { collections: await withPlaceholders(covered(inOrder, mediaBase), placeholder) };
}

function CollectionsPage({ data: { collections } }: PageProps<{ collections: DisplayedCollection[] }>) {
  const t = useT();
  const to = usePath();
  return (
    <div className="wrap">
      <div className={styles['top']}>
        <h1>{t('catalog.families')}</h1>
        {t('catalog.familiesLead') && <p>{t('catalog.familiesLead')}</p>}
      </div>
      <ul className={styles['list']}>
        {collections.map(({ id, slug, name, count, picture }, index) => (
          <li key={id} className={styles['family']}>
            {picture && (
              <Picture
                media={picture}
                alt=""
                ratio={SQUARE}
                sizes="(max-width: 700px) 62vw, 33vw"
                {...(index < 4 && { priority: index === 0 ? 'first' : 'eager' })}
              />
            )}
            <h2>
              <a href={to(`/collections/${slug}`)}>{name}</a>
            </h2>
            <p className="small quiet num">{t('listing.count', { count })}</p>
          </li>
        ))}
      </ul>
      <p className={styles['more']}>
        <ButtonLink look="line" href={to(`/collections/${ALL}`)}>
          {t('catalog.seeAll')}
        </ButtonLink>
      </p>
    </div>
  );
}

export default definePage<{ collections: DisplayedCollection[] }>({
  read: import.meta.env.SSR ? readAll : undefined,
  head: ({ collections }, t, { link }) => ({
    title: t('catalog.families'),
    ...(t('catalog.familiesLead') && { description: t('catalog.familiesLead') }),
    structured: [
      breadcrumbList(
        [
          { name: t('catalog.home'), path: '/' },
          { name: t('catalog.families'), path: '/collections' },
        ],
        link,
      ),
      {
        '@type': 'ItemList',
        itemListElement: collections.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: link(`/collections/${slug}`),
        })),
      },
    ],
  }),
  Page: CollectionsPage,
});
