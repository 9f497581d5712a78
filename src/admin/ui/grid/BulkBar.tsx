import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { isSelected, nothingSelected, selectedCount, withPage } from '../../data/bulk.ts';
import { BottomBar } from '../BottomBar.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { useCountText } from './use-count-text.ts';
import styles from './grid.module.css';
import type { ListSelection } from './use-selection.ts';

interface Props {
  picked: ListSelection;
  total: number | undefined;
  /** What the selected are worth. */
  worth?: ReactNode;
  children: ReactNode;
}

export function BulkBar({ picked, total, worth, children }: Props) {
  const { data = [] } = useListContext<{ id: string }>();
  const translate = useTranslate();
  const words = useCountText();
  const { selection, select, selectAllMatching, clear } = picked;
  const count = selectedCount(selection, total);
  const pageIds = data.map(({ id }) => id);
  const wholePage = pageIds.length > 0 && pageIds.every((id) => isSelected(selection, id));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const elsewhere = (event.target as Element | null)?.closest(
        '[role=dialog], [role=menu], input:not([type=checkbox]), textarea',
      );
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) clear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [clear]);

  return (
    <div className={styles['bulk']} role="toolbar" aria-label={translate('list.bulk.label')}>
      <Checkbox
        checked={wholePage}
        indeterminate={!wholePage}
        onChange={() => select(wholePage ? nothingSelected : withPage(selection, pageIds, true))}
        slotProps={{ input: { 'aria-label': translate('list.bulk.page') } }}
      />
      <bdi className={styles['count']} role="status">
        {count === undefined
          ? translate('list.bulk.allSelected')
          : translate('list.bulk.selected', { smart_count: count, count: words(count) })}
      </bdi>
      {worth && <span className={styles['value']}>{worth}</span>}
      {selection.type === 'include' && total !== undefined && total > selection.ids.size && (
        <Button variant="text" color="primary" onClick={selectAllMatching}>
          {translate('list.bulk.selectAll', { smart_count: total, count: words(total) })}
        </Button>
      )}
      <i className={styles['separator']} />
      {children}
      <span className={styles['grow']} />
      <Button variant="text" onClick={clear}>
        {translate('list.bulk.clear')}
        <KeyHint keys={['Esc']} />
      </Button>
    </div>
  );
}

/** On a phone the same actions lie at the thumb, instead of the shell's bar. */
export function BulkBottomBar({ picked, total, worth, children }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const count = selectedCount(picked.selection, total);
  return (
    <BottomBar>
      <span className={`${styles['grow']} ${styles['bottom']}`}>
        <bdi className={styles['count']} role="status">
          {count === undefined
            ? translate('list.bulk.allSelected')
            : translate('list.bulk.selected', { smart_count: count, count: words(count) })}
        </bdi>
        {worth && <span className={styles['value']}>{worth}</span>}
      </span>
      {children}
    </BottomBar>
  );
}
