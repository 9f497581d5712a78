import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Selection } from '../../../data/bulk.ts';
import { selectedCount } from '../../../data/bulk.ts';
import { useBulkJob } from '../../../ui/list/use-bulk-job.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { orderListSpec } from '../list-spec.ts';
import styles from './list.module.css';

export type BulkTask = 'mark-as-paid' | 'update-tags' | 'cancel';

interface Props {
  task: BulkTask;
  selection: Selection;
  total: number | undefined;
  onClose: () => void;
}

const longestMessage = 1000;

function tagList(typed: string): string[] {
  return [...new Set(typed.split(/[\s,]+/).filter(Boolean))];
}

export function BulkDialog({ task, selection, total, onClose }: Props) {
  const translate = useTranslate();
  const words = useCountWords();
  const { start, starting, error } = useBulkJob({ spec: orderListSpec, total });
  const [assign, setAssign] = useState('');
  const [unassign, setUnassign] = useState('');
  const [restock, setRestock] = useState(true);
  const [notifying, setNotifying] = useState(false);
  const [message, setMessage] = useState('');
  const count = selectedCount(selection, total) ?? 0;
  const numbers = { smart_count: count, count: words(count) };

  const params = {
    'mark-as-paid': {},
    'update-tags': {
      assignTags: { tags: { tagIds: tagList(assign) } },
      unassignTags: { tags: { tagIds: tagList(unassign) } },
    },
    cancel: {
      restockAllItems: restock,
      sendOrderCanceledEmail: notifying,
      ...(notifying && message.trim() ? { customMessage: message.trim() } : {}),
    },
  }[task];

  return (
    <ConfirmDialog
      open
      title={translate(`orders.bulk.${task}.title`, numbers)}
      confirm={translate(`orders.bulk.${task}.confirm`, numbers)}
      busy={starting}
      disabled={task === 'update-tags' && assign.trim() === '' && unassign.trim() === ''}
      onClose={onClose}
      onConfirm={() => void start({ kind: task, selection, params }).then((started) => started && onClose())}
      error={
        error === undefined
          ? undefined
          : {
              title: translate('orders.bulk.failed'),
              cause: error,
              notDone: translate('orders.bulk.notDone'),
            }
      }
    >
      <div className={styles['choices']}>
        <p>{translate(`orders.bulk.${task}.detail`)}</p>
        {task === 'update-tags' && (
          <>
            <TextField
              label={translate('orders.bulk.update-tags.assign')}
              hint={translate('orders.bulk.update-tags.hint')}
              value={assign}
              onChange={(event) => setAssign(event.target.value)}
              autoFocus
            />
            <TextField
              label={translate('orders.bulk.update-tags.unassign')}
              value={unassign}
              onChange={(event) => setUnassign(event.target.value)}
            />
          </>
        )}
        {task === 'cancel' && (
          <div>
            <FormControlLabel
              control={<Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />}
              label={translate('orders.bulk.cancel.restock')}
            />
            <FormControlLabel
              control={
                <Checkbox checked={notifying} onChange={(event) => setNotifying(event.target.checked)} />
              }
              label={translate('orders.bulk.cancel.notify')}
            />
            {notifying && (
              <TextField
                label={translate('orders.bulk.cancel.message')}
                value={message}
                multiline
                minRows={2}
                inputProps={{ maxLength: longestMessage }}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
