import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isSelected, nothingSelected, selectedCount, withPage } from '#admin/data/bulk.ts';
import type { BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import type { ListSelection } from '#admin/ui/grid/use-selection.ts';
import type { ReviewStatus } from '../review-record.ts';
import styles from './queue.module.css';

interface Props {
  picked: ListSelection;
  /** Those that are listed so far. */
  ids: readonly string[];
  /** How many the list has; unknown while they are counted. */
  total: number | undefined;
  mayDecide: boolean;
  /** What else can be done to those that are selected. */
  actions: readonly BulkAction[];
  onDecide: (to: ReviewStatus) => void;
  onOpen: (action: BulkAction) => void;
}

/** What is selected, and what can be done to it. */
export function QueueHead({ picked, ids, total, mayDecide, actions, onDecide, onOpen }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { selection, select, selectAllMatching } = picked;
  const count = selectedCount(selection, total);
  const whole = ids.length > 0 && ids.every((id) => isSelected(selection, id));
  const some = count !== 0;
  return (
    <div className={styles['head']}>
      <Checkbox
        size="small"
        checked={whole}
        indeterminate={some && !whole}
        onChange={() => select(whole ? nothingSelected : withPage(selection, ids, true))}
        slotProps={{ input: { 'aria-label': translate('reviews.selectAll') } }}
      />
      <b role="status">
        {some
          ? count === undefined
            ? translate('list.bulk.allSelected')
            : translate('reviews.selected', { count: words(count) })
          : translate('reviews.newestFirst')}
      </b>
      {some && selection.type === 'include' && total !== undefined && total > selection.ids.size && (
        <Button size="small" variant="text" color="primary" onClick={selectAllMatching}>
          {translate('reviews.selectMatching', { count: words(total) })}
        </Button>
      )}
      {some && mayDecide && (
        <>
          <Button size="small" onClick={() => onDecide('APPROVED')}>
            {translate('reviews.approve')}
          </Button>
          <Button size="small" onClick={() => onDecide('REJECTED')}>
            {translate('reviews.reject')}
          </Button>
        </>
      )}
      {some && actions.length > 0 && (
        <>
          <IconButton
            size="small"
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            aria-label={translate('list.bulk.more')}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
          <Menu
            open={anchor !== undefined}
            anchorEl={anchor ?? null}
            onClose={() => setAnchor(undefined)}
            slotProps={{ root: { role: 'region', 'aria-label': translate('list.bulk.more') } }}
          >
            {actions.map((action) => (
              <MenuItem
                key={action.name}
                onClick={() => {
                  setAnchor(undefined);
                  onOpen(action);
                }}
              >
                <action.icon aria-hidden />
                {translate(`reviews.bulk.${action.name}.action`)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </div>
  );
}
