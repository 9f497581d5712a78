import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { ConflictNote } from '../show/ConflictNote.tsx';
import { lineDetail, lineName } from '../show/line-text.ts';
import { useGuardedUpdate } from '../show/use-guarded-update.ts';
import { lineChange, lineText, MAX_DETAILS, type Detail } from './line-text.ts';
import styles from './line.module.css';
import '../messages-show.en.ts';
import './messages.en.ts';

interface Props {
  order: OrderRecord;
  lineId: string;
  onClose: () => void;
}

const lineOf = ({ lineItems = [] }: OrderRecord, lineId: string) =>
  lineItems.find(({ _id }) => _id === lineId) ?? {};

/** What tells of a placed line; what it counts for is changed with the order's totals. */
export default function LineDialog({ order, lineId, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [opened] = useState(order);
  const [before] = useState(() => lineText(lineOf(opened, lineId)));
  const [words, setWords] = useState(before);
  const update = useGuardedUpdate(opened, {
    part: (now) => lineText(lineOf(now, lineId)),
    send: (provider, line: NonNullable<ReturnType<typeof lineChange>>) =>
      provider.changeLine('orders', { id: opened.id, lineItemId: lineId, line }),
    done: () => {
      notify('orders.line.done', { type: 'success' });
      onClose();
    },
  });
  const change = lineChange(before, words);
  const isNameless = words.name.trim() === '';
  const save = () => change && update.save(change);
  const setDetail = (at: number, part: Partial<Detail>) =>
    setWords((now) => ({
      ...now,
      details: now.details.map((detail, index) => (index === at ? { ...detail, ...part } : detail)),
    }));
  const now = update.conflict && lineOf(update.conflict, lineId);
  return (
    <ConfirmDialog
      open
      title={translate('orders.line.title')}
      confirm={translate('orders.line.save')}
      busy={update.busy}
      disabled={!change || isNameless || update.conflict !== undefined}
      onConfirm={save}
      onClose={onClose}
      error={update.failure ? { title: translate('orders.line.failed'), cause: update.failure } : undefined}
    >
      <div className={styles['fields']}>
        {now && (
          <ConflictNote onAccept={save}>
            {translate('orders.conflict.now')} {[lineName(now), lineDetail(now)].filter(Boolean).join(' · ')}
          </ConflictNote>
        )}
        <p>{translate('orders.line.explanation')}</p>
        <TextField
          autoFocus
          label={translate('orders.line.name')}
          value={words.name}
          inputProps={{ maxLength: 200 }}
          error={isNameless ? translate('orders.line.nameMissing') : undefined}
          onChange={({ target }) => setWords({ ...words, name: target.value })}
        />
        {words.translated !== undefined && (
          <TextField
            label={translate('orders.line.nameTranslated')}
            value={words.translated}
            inputProps={{ maxLength: 200 }}
            onChange={({ target }) => setWords({ ...words, translated: target.value })}
          />
        )}
        <TextField
          label={translate('orders.line.sku')}
          value={words.sku}
          inputProps={{ maxLength: 40, className: 'num' }}
          onChange={({ target }) => setWords({ ...words, sku: target.value })}
        />
        {words.details.length > 0 && <h3>{translate('orders.line.details')}</h3>}
        {words.details.map(({ name, text }, at) => {
          const number = at + 1;
          const field = (key: 'name' | 'text', label: string, value: string) => (
            <TextField
              label={<span className="visually-hidden">{translate(label, { number })}</span>}
              value={value}
              inputProps={{ maxLength: 200 }}
              onChange={({ target }) => setDetail(at, { [key]: target.value })}
            />
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A detail has nothing else that stays.
            <div className={styles['detail']} key={at}>
              {field('name', 'orders.line.detailName', name)}
              {field('text', 'orders.line.detailText', text)}
              <IconButton
                size="small"
                aria-label={translate('orders.line.leave', { number })}
                onClick={() =>
                  setWords({ ...words, details: words.details.filter((_, index) => index !== at) })
                }
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          );
        })}
        {words.details.length < MAX_DETAILS && (
          <span>
            <Button
              size="small"
              variant="text"
              onClick={() =>
                setWords({ ...words, details: [...words.details, { name: '', text: '', from: undefined }] })
              }
            >
              <Plus aria-hidden />
              {translate('orders.line.add')}
            </Button>
          </span>
        )}
      </div>
    </ConfirmDialog>
  );
}
