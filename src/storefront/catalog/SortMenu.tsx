import { useT } from '../shell/page-context.tsx';
import { LinkMenu } from '../shell/ui/LinkMenu.tsx';
import type { ListingData } from './read-listing.ts';
import { formatListing, withChange, type Sort } from './listing-state.ts';

export function SortMenu({ shelf: { state, sorts } }: { shelf: Pick<ListingData, 'state' | 'sorts'> }) {
  const t = useT();
  const nameOf = (sort: Sort): string =>
    t(sort === 'newest' && state.query !== undefined ? 'sort.best' : `sort.${sort}`);
  return (
    <LinkMenu
      summary={t('sort.by', { order: nameOf(state.sort) })}
      links={sorts.map((sort) => ({
        name: nameOf(sort),
        href: formatListing(withChange(state, { sort })) || '?',
        current: sort === state.sort,
      }))}
    />
  );
}
