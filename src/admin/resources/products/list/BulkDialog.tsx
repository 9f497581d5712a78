import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { selectedCount, type Selection } from '../../../data/bulk.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { useBulkJob } from '../../../ui/list/use-bulk-job.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { productListSpec } from '../list-spec.ts';
import styles from './list.module.css';

export type BulkTask = 'show' | 'hide' | 'stock';
type StockMode = 'set' | 'add';

interface Props {
  task: BulkTask;
  selection: Selection;
  total: number | undefined;
  onClose: () => void;
}

const quantityPattern: Record<StockMode, RegExp> = { set: /^\d{1,5}$/, add: /^[+-]?\d{1,5}$/ };

/** The number that was typed, if it is one that fits. */
export function readQuantity(mode: StockMode, typed: string): number | undefined {
  const text = typed.trim();
  return quantityPattern[mode].test(text) ? Number(text) : undefined;
}

export function BulkDialog({ task, selection, total, onClose }: Props) {
  const translate = useTranslate();
  const words = useCountWords();
  const { start, starting, error } = useBulkJob({ spec: productListSpec, total });
  const [mode, setMode] = useState<StockMode>('set');
  const [typed, setTyped] = useState('');
  const quantity = readQuantity(mode, typed);
  const count = selectedCount(selection, total) ?? 0;
  const numbers = { smart_count: count, count: words(count) };
  const job =
    task === 'stock'
      ? { kind: 'adjust-stock', params: { [mode]: quantity } }
      : { kind: 'set-visibility', params: { visible: task === 'show' } };

  return (
    <ConfirmDialog
      open
      title={translate(`products.bulk.${task}.title`, numbers)}
      confirm={translate(`products.bulk.${task}.confirm`, numbers)}
      busy={starting}
      disabled={task === 'stock' && quantity === undefined}
      onClose={onClose}
      onConfirm={() => void start({ ...job, selection }).then((started) => started && onClose())}
      error={
        error === undefined
          ? undefined
          : {
              title: translate('products.bulk.failed'),
              cause: error,
              notDone: translate('products.bulk.notDone'),
            }
      }
    >
      <div className={styles['fields']}>
        <p>{translate(`products.bulk.${task}.detail`)}</p>
        {task === 'stock' && (
          <>
            <Segmented<StockMode>
              label={translate('products.bulk.stock.mode')}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'set', label: translate('products.bulk.stock.set') },
                { value: 'add', label: translate('products.bulk.stock.add') },
              ]}
            />
            <TextField
              label={translate('products.bulk.stock.quantity')}
              hint={translate(`products.bulk.stock.${mode}Hint`)}
              error={
                typed !== '' && quantity === undefined
                  ? translate(`products.bulk.stock.${mode}Error`)
                  : undefined
              }
              value={typed}
              inputProps={{ inputMode: 'numeric' }}
              autoFocus
              onChange={(event) => setTyped(event.target.value)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
