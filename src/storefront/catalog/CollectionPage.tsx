import { definePage, NotFound, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { renditionUrl } from '../shell/picture-sources.ts';
import type { SeoTexts } from '../../shared/seo-tags.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { readCollectionTerms } from './collection-terms.ts';
import { ALL, readCollections, type Collection } from './collections.ts';
import { Promotions } from './Promotions.tsx';
import { readPromotions, type PromotionBanner } from './read-promotions.ts';
import { readListing, type ListingData } from './read-listing.ts';
import { Listing } from './Listing.tsx';
import { itemList, pageTitle, listingHead } from './listing-head.ts';
import { parseListing } from './listing-state.ts';
import styles from './listing.module.css';

const SHARED_WIDTH = 1080;

interface CollectionData {
  /** Absent on the listing of everything. */
  collection?: Collection;
  /** What its merchant wrote for search engines. */
  seo?: SeoTexts;
  promotions: PromotionBanner[];
  shelf: ListingData;
  mediaBase: string;
}

async function readCollection(request: PageRequest): Promise<CollectionData> {
  const { slug } = request.params;
  const collections = await readCollections(request);
  const collection = collections.find((candidate) => candidate.slug === slug);
  if (!collection && slug !== ALL) throw new NotFound();
  const [terms, promotions] = collection
    ? await Promise.all([readCollectionTerms(request, collection.id), readPromotions(request, collection.id)])
    : [undefined, []];
  const { query: _, ...state } = parseListing(request.search, terms?.order);
  const shelf = await readListing(request, {
    collections,
    state,
    ...(collection && { collection }),
    ...(terms?.arranged && { arranged: terms.arranged }),
  });
  return {
    shelf,
    promotions,
    mediaBase: request.mediaBase,
    ...(collection && { collection }),
    ...(terms && { seo: terms.seo }),
  };
}

function CollectionPage({ data: { collection, promotions, shelf } }: PageProps<CollectionData>) {
  const t = useT();
  const lead = collection ? collection.description : t('catalog.allLead');
  return (
    <>
      <div className={`wrap ${styles['top']}`}>
        <h1>{collection?.name ?? t('catalog.all')}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <Promotions promotions={promotions} />
      <Listing shelf={shelf} />
    </>
  );
}

export default definePage<CollectionData>({
  read: import.meta.env.SSR ? readCollection : undefined,
  head: ({ collection, seo, shelf, mediaBase }, t, context) => {
    const cover = collection?.cover && { ...collection.cover, base: mediaBase };
    const path = `/collections/${collection?.slug ?? ALL}`;
    const name = collection?.name ?? t('catalog.all');
    return {
      title: pageTitle(
        seo?.title || (collection ? t('catalog.familyTitle', { name }) : t('catalog.allTitle')),
        shelf,
        t,
      ),
      description:
        seo?.text || collection?.description || t('catalog.description', { name, count: shelf.total }),
      ...listingHead(shelf, path, context),
      // Told to those who link to it; the page itself begins with its posters.
      ...(cover && {
        image: {
          url: new URL(renditionUrl(cover, SHARED_WIDTH, cover, 'jpg'), context.publicUrl).href,
          alt: cover.alt,
        },
      }),
      structured: [
        breadcrumbList(
          [
            { name: t('catalog.home'), path: '/' },
            { name: t('catalog.families'), path: '/collections' },
            { name, path },
          ],
          context.link,
        ),
        itemList(shelf, context.link),
      ],
    };
  },
  Page: CollectionPage,
});
