import { definePage, NotFound, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { ALL, readCollections, type Collection } from './collections.ts';
import { readShelf, type ShelfData } from './read-shelf.ts';
import { Shelf } from './Shelf.tsx';
import { breadcrumbList, itemList, pageTitle, shelfHead } from './shelf-head.ts';
import { parseShelf } from './shelf-state.ts';
import styles from './shelf.module.css';

interface CollectionData {
  /** Absent on the shelf of everything. */
  collection?: Collection;
  shelf: ShelfData;
}

async function readCollection(request: PageRequest): Promise<CollectionData> {
  const { slug } = request.params;
  const collections = await readCollections(request);
  const collection = collections.find((candidate) => candidate.slug === slug);
  if (!collection && slug !== ALL) throw new NotFound();
  const { query: _, ...state } = parseShelf(request.search);
  const shelf = await readShelf(request, { collections, state, ...(collection && { collection }) });
  return { shelf, ...(collection && { collection }) };
}

function CollectionPage({ data: { collection, shelf } }: PageProps<CollectionData>) {
  const t = useT();
  return (
    <>
      <div className={`wrap ${styles['top']}`}>
        <h1>{collection?.name ?? t('catalog.all')}</h1>
        <p>{collection ? (collection.description ?? t('catalog.familyLead')) : t('catalog.allLead')}</p>
      </div>
      <Shelf shelf={shelf} />
    </>
  );
}

export default definePage<CollectionData>({
  read: import.meta.env.SSR ? readCollection : undefined,
  head: ({ collection, shelf }, t, context) => {
    const path = `/collections/${collection?.slug ?? ALL}`;
    const name = collection?.name ?? t('catalog.all');
    return {
      title: pageTitle(collection ? t('catalog.familyTitle', { name }) : t('catalog.allTitle'), shelf, t),
      description: collection?.description ?? t('catalog.description', { name, count: shelf.total }),
      ...shelfHead(shelf, path, context),
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
