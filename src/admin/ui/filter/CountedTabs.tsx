import { useTranslate, useResourceContext } from 'ra-core';
import type { ListTab } from '../../data/list-state.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import { useCountText } from '../grid/use-count-text.ts';
import styles from './filter.module.css';

interface Props {
  tabs: readonly ListTab[];
  current: string | undefined;
  counts: TabCounts | undefined;
  /** The counts are still those of the filter before. */
  counting?: boolean;
  onChange: (tab: string | undefined) => void;
  /** Whether there is a tab of all. */
  all?: boolean;
}

export function CountedTabs({ tabs, current, counts, counting = false, onChange, all = true }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const words = useCountText();
  const entries = [
    ...(all ? [{ id: undefined, tone: undefined }] : []),
    ...tabs.map(({ id, tone }) => ({ id, tone })),
  ];
  return (
    <nav className={styles['tabs']} aria-label={translate('list.tabs.label')}>
      {entries.map(({ id, tone }) => {
        const count = id === undefined ? counts?.all : counts?.tabs[id];
        const on = current === id;
        return (
          <button
            key={id ?? 'all'}
            type="button"
            className={styles['tab']}
            aria-current={on ? 'page' : undefined}
            data-alarm={tone === 'danger' && (count ?? 0) > 0}
            onClick={() => onChange(id)}
          >
            {translate(`${resource}.tab.${id ?? 'all'}`)}
            <b className={counting ? styles['counting'] : ''}>{count === undefined ? '' : words(count)}</b>
          </button>
        );
      })}
    </nav>
  );
}
