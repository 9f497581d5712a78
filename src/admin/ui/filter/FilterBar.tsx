import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ListFilter as FilterIcon, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { searchFilter } from '../../data/platform-filter.ts';
import { lazyPart } from '../preloadable.tsx';
import { usePhone } from '../use-phone.ts';
import { FilterCell } from './FilterCell.tsx';
import styles from './filter.module.css';
import { QuickSearch } from './QuickSearch.tsx';

const FilterBuilder = lazyPart(() => import('./FilterBuilder.tsx'));

interface Props {
  spec: ListSpec;
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
  /** Left of the search: the saved view. */
  start?: ReactNode;
  /** Beside the search: a filter that is always in sight. */
  choice?: ReactNode;
  /** After the conditions: "Save view". */
  after?: ReactNode;
  /** At the far end: density, columns. */
  end?: ReactNode;
  /** At the foot of the builder: the match count, which may still wait for what was typed. */
  matches?: (waiting: boolean) => ReactNode;
}

interface Opened {
  anchor: HTMLElement;
  index: number;
}

export function FilterBar({ spec, filter, onChange, start, choice, after, end, matches }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const [opened, setOpened] = useState<Opened>();
  const where = filter.where ?? [];

  return (
    <div className={styles['bar']}>
      {!phone && start}
      {searchFilter('a', spec) && <QuickSearch value={filter.q ?? ''} onChange={(q) => onChange({ q })} />}
      {!phone && choice}
      {!phone &&
        where.map((condition, index) => {
          const field = spec.fields.find(({ id }) => id === condition[0]);
          return (
            field && (
              <FilterCell
                key={condition.join(' ')}
                field={field}
                condition={condition}
                active={opened?.index === index}
                onOpen={(anchor) => setOpened({ anchor, index })}
                onRemove={() => onChange({ where: where.toSpliced(index, 1) })}
              />
            )
          );
        })}
      {phone ? (
        <Button
          className={styles['phoneFilter'] ?? ''}
          aria-haspopup="dialog"
          onClick={(event) => setOpened({ anchor: event.currentTarget, index: where.length === 0 ? 0 : -1 })}
        >
          <FilterIcon aria-hidden />
          {translate('list.filter.button')}
          {where.length > 0 && <b>{where.length}</b>}
        </Button>
      ) : (
        <Button
          size="small"
          variant="text"
          aria-haspopup="dialog"
          onClick={(event) => setOpened({ anchor: event.currentTarget, index: where.length })}
        >
          <Plus aria-hidden />
          {translate('list.filter.button')}
        </Button>
      )}
      {!phone && after}
      <span className={styles['grow']} />
      {!phone && end}
      <Popover
        open={opened !== undefined}
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpened(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('list.filter.title'),
            className: styles['floating'] ?? '',
          },
        }}
      >
        {opened && (
          <FilterBuilder
            spec={spec}
            where={where}
            focused={opened.index}
            onChange={(next) => onChange({ where: next })}
          >
            {(waiting) => matches?.(waiting)}
          </FilterBuilder>
        )}
      </Popover>
    </div>
  );
}
