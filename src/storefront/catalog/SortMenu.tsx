import { useT } from '../shell/page-context.tsx';
import { DropDown } from '../shell/ui/DropDown.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import styles from './shelf.module.css';
import { formatShelf, sorts, withChange, type ShelfState, type Sort } from './shelf-state.ts';

/** Links in a list that unfolds without a script. */
export function SortMenu({ state }: { state: ShelfState }) {
  const t = useT();
  const nameOf = (sort: Sort): string =>
    t(sort === 'newest' && state.query !== undefined ? 'sort.best' : `sort.${sort}`);
  return (
    <DropDown
      className={styles['sort'] ?? ''}
      summary={
        <>
          {t('sort.by', { order: nameOf(state.sort) })}
          <Icon name="down" small />
        </>
      }
    >
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={formatShelf(withChange(state, { sort })) || '?'}
              rel="nofollow"
              aria-current={sort === state.sort || undefined}
            >
              {nameOf(sort)}
            </a>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
