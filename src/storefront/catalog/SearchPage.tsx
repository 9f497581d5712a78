import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { Hangings } from '../shell/Hangings.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import { collectionsNamed, readCollections, type Collection } from './collections.ts';
import { readListing, type ListingData } from './read-listing.ts';
import { Listing } from './Listing.tsx';
import { pageTitle } from './listing-head.ts';
import { formatListing, isNarrowed, parseListing } from './listing-state.ts';
import styles from './listing.module.css';

interface SearchData {
  /** Absent while nothing was asked. */
  shelf?: ListingData;
  /** Those whose name was asked for; all of them where no poster was found. */
  collections: Collection[];
  /** To look at while there is nothing else. */
  hangings: Poster[];
}

async function readSearch(request: PageRequest): Promise<SearchData> {
  const state = parseListing(request.search);
  const collections = await readCollections(request);
  const shelf = state.query === undefined ? undefined : await readListing(request, { collections, state });
  if (shelf && (shelf.total > 0 || isNarrowed(state)))
    return { shelf, collections: collectionsNamed(collections, state.query ?? ''), hangings: [] };
  return { ...(shelf && { shelf }), collections, hangings: await readHangings(request) };
}

/** What was looked for in place of what was typed, and the way back to that. */
function Wording({ shelf: { instead, state } }: { shelf: ListingData }) {
  const t = useT();
  if (!instead || state.query === undefined) return null;
  const typed = state.query;
  return (
    <p className={styles['instead']} role="status">
      <span>
        {t(instead.kind === 'fewer' ? 'search.fewer' : 'search.spelling', { typed, query: instead.query })}
      </span>
      <a className="link" rel="nofollow" href={formatListing({ ...state, page: 1, exact: true })}>
        {t('search.asTyped', { typed })}
      </a>
    </p>
  );
}

const titleOf = ({ shelf }: SearchData, t: ReturnType<typeof useT>): string => {
  if (shelf?.state.query === undefined) return t('search.title');
  const { query } = shelf.state;
  return shelf.of === 0 ? t('search.none', { query }) : t('search.found', { query, count: shelf.total });
};

function SearchPage({ data }: PageProps<SearchData>) {
  const t = useT();
  const to = usePath();
  const { shelf, collections, hangings } = data;
  const nothing = !shelf || (shelf.total === 0 && !isNarrowed(shelf.state));
  return (
    <>
      <div className={`wrap ${styles['top']}`}>
        <h1>{titleOf(data, t)}</h1>
        <div className={styles['searchForm']}>
          <SearchForm autoFocus={!shelf} />
        </div>
        {shelf && <Wording shelf={shelf} />}
        {nothing && <p>{t(shelf ? 'search.nothing' : 'search.lead')}</p>}
        {collections.length > 0 && (
          <ul className={styles['chips']} aria-label={t('search.collections')}>
            {collections.map(({ slug, name }) => (
              <li key={slug}>
                <a href={to(`/collections/${slug}`)}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {nothing ? <Hangings posters={hangings} /> : <Listing shelf={shelf} />}
    </>
  );
}

export default definePage<SearchData>({
  read: import.meta.env.SSR ? readSearch : undefined,
  head: (data, t) => ({
    title: data.shelf ? pageTitle(titleOf(data, t), data.shelf, t) : titleOf(data, t),
    noIndex: true,
  }),
  Page: SearchPage,
});
