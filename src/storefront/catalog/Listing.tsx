import { useT } from '../shell/page-context.tsx';
import { CARD_SIZES, PosterCard } from '../shell/PosterCard.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { AppliedChips } from './AppliedChips.tsx';
import { Facets } from './Facets.tsx';
import { PAGE_SIZE, type ListingData } from './read-listing.ts';
import styles from './listing.module.css';
import { activeFacets } from './listing-query.ts';
import { SortMenu } from './SortMenu.tsx';
import { cleared, formatListing, isNarrowed } from './listing-state.ts';

/** Cards in view on a desktop's first screen. */
const FIRST = 6;

function Paging({ shelf: { state, total } }: { shelf: ListingData }) {
  const t = useT();
  const shown = Math.min(state.page * PAGE_SIZE, total);
  const rest = Math.min(total - shown, PAGE_SIZE);
  const to = (page: number): string => formatListing({ ...state, page }) || '?';
  return (
    <nav className={styles['more']} aria-label={t('paging.label')}>
      <span className="small quiet num">
        {t('paging.position', { first: (state.page - 1) * PAGE_SIZE + 1, last: shown, total })}
      </span>
      <span className={styles['options']}>
        {state.page > 1 && (
          <ButtonLink look="line" rel="prev" href={to(state.page - 1)}>
            {t('paging.previous')}
          </ButtonLink>
        )}
        {rest > 0 && (
          <ButtonLink look="line" rel="next" href={to(state.page + 1)}>
            {t('paging.next', { count: rest })}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

/** Facets beside the posters; on a phone they come as a sheet of their own. */
export function Listing({ shelf }: { shelf: ListingData }) {
  const t = useT();
  const { state, posters, total, of, facets } = shelf;
  const active = activeFacets(state).length;
  return (
    <div className={`wrap ${styles['cols']}`}>
      <aside
        id="filters"
        popover="auto"
        tabIndex={-1}
        className={styles['facets']}
        aria-label={t('facet.label')}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.focus();
        }}
      >
        <header className={styles['sheetHead']}>
          <b>{t('facet.label')}</b>
          <button
            type="button"
            className="icb"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('dialog.close')}
          >
            <Icon name="close" />
          </button>
        </header>
        <Facets state={state} facets={facets} />
        <footer className={styles['sheetFoot']}>
          <Button block popoverTarget="filters" popoverTargetAction="hide">
            {t('facet.show', { count: total })}
          </Button>
        </footer>
      </aside>
      <section aria-labelledby="shelf">
        <h2 className="vh" id="shelf">
          {t('listing.label')}
        </h2>
        <div className={styles['strip']}>
          <button type="button" className={`btn line sm ${styles['filterButton']}`} popoverTarget="filters">
            <Icon name="filter" />
            {active > 0 ? t('facet.open', { count: active }) : t('facet.label')}
          </button>
          <AppliedChips state={state} facets={facets} />
          <div className={styles['tools']}>
            <span className="small quiet num">
              {isNarrowed(state)
                ? t('listing.some', { count: of, total })
                : t('listing.count', { count: total })}
            </span>
            <SortMenu shelf={shelf} />
          </div>
        </div>
        {posters.length > 0 ? (
          <>
            <div className={styles['grid']}>
              {posters.map((poster, index) => (
                <PosterCard
                  key={poster.id}
                  poster={poster}
                  sizes={CARD_SIZES}
                  {...(index < FIRST && { priority: index === 0 ? 'first' : 'eager' })}
                />
              ))}
            </div>
            {total > PAGE_SIZE && <Paging shelf={shelf} />}
          </>
        ) : (
          <div className={styles['nothing']}>
            <h2>{t('listing.none.title')}</h2>
            <p className="quiet">{t(isNarrowed(state) ? 'listing.none.narrow' : 'listing.none.empty')}</p>
            {isNarrowed(state) && (
              <ButtonLink look="line" href={formatListing(cleared(state)) || '?'}>
                {t('facet.clear')}
              </ButtonLink>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
