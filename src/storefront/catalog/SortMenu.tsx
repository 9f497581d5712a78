import { useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import styles from './shelf.module.css';
import { formatShelf, sorts, withChange, type ShelfState } from './shelf-state.ts';

/** Links in a list that unfolds without a script. */
export function SortMenu({ state }: { state: ShelfState }) {
  const t = useT();
  return (
    <details className={styles['sort']}>
      <summary>
        {t('sort.by', { order: t(`sort.${state.sort}`) })}
        <Icon name="down" small />
      </summary>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={formatShelf(withChange(state, { sort })) || '?'}
              rel="nofollow"
              aria-current={sort === state.sort || undefined}
            >
              {t(`sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
