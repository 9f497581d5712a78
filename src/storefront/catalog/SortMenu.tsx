import { useT } from '../shell/page-context.tsx';
import { LinkMenu } from '../shell/ui/LinkMenu.tsx';
import type { ShelfData } from './read-shelf.ts';
import { formatShelf, withChange, type Sort } from './shelf-state.ts';

export function SortMenu({ shelf: { state, sorts } }: { shelf: Pick<ShelfData, 'state' | 'sorts'> }) {
  const t = useT();
  const nameOf = (sort: Sort): string =>
    t(sort === 'newest' && state.query !== undefined ? 'sort.best' : `sort.${sort}`);
  return (
    <LinkMenu
      summary={t('sort.by', { order: nameOf(state.sort) })}
      links={sorts.map((sort) => ({
        name: nameOf(sort),
        href: formatShelf(withChange(state, { sort })) || '?',
        current: sort === state.sort,
      }))}
    />
  );
}
