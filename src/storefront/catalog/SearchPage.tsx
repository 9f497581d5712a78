import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { SearchForm } from '../shell/SearchForm.tsx';
import { readCollections, type Collection } from './collections.ts';
import { readShelf, type ShelfData } from './read-shelf.ts';
import { Shelf } from './Shelf.tsx';
import { isNarrowed, parseShelf } from './shelf-state.ts';
import styles from './shelf.module.css';

interface SearchData {
  /** Absent while nothing was asked. */
  shelf?: ShelfData;
  collections: Collection[];
}

async function readSearch(request: PageRequest): Promise<SearchData> {
  const collections = await readCollections(request);
  const state = parseShelf(request.search);
  if (state.query === undefined) return { collections };
  return { collections, shelf: await readShelf(request, { collections, state }) };
}

function SearchPage({ data: { shelf, collections } }: PageProps<SearchData>) {
  const t = useT();
  const to = usePath();
  const query = shelf?.state.query;
  const nothing = shelf && shelf.total === 0 && !isNarrowed(shelf.state);
  return (
    <>
      <div className={`wrap ${styles['top']}`}>
        <h1>
          {query === undefined ? t('search.title') : t('search.found', { query, count: shelf?.total ?? 0 })}
        </h1>
        <div className={styles['searchForm']}>
          <SearchForm />
        </div>
        {(nothing || !shelf) && (
          <>
            <p>{t(nothing ? 'search.nothing' : 'search.lead')}</p>
            <ul className={styles['chips']}>
              {collections.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={to(`/collections/${slug}`)}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {shelf && !nothing && <Shelf shelf={shelf} />}
    </>
  );
}

export default definePage<SearchData>({
  read: import.meta.env.SSR ? readSearch : undefined,
  head: ({ shelf }, t) => ({
    title:
      shelf?.state.query === undefined
        ? t('search.title')
        : t('search.found', { query: shelf.state.query, count: shelf.total }),
    noIndex: true,
  }),
  Page: SearchPage,
});
