import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Selection } from '../../../data/bulk.ts';
import { selectedCount } from '../../../data/bulk.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { useBulkJob } from '../../../ui/list/use-bulk-job.ts';
import type { BulkDialogProps } from '../../../ui/bulk/bulk-job.ts';
import { useWorth } from '../../../ui/bulk/use-worth.ts';
import { WorthLine } from '../../../ui/bulk/WorthSums.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldLabel } from '../../../ui/FieldLabel.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import './messages-list.en.ts';
import './messages-export.en.ts';
import styles from './list.module.css';

type Scope = 'matching' | 'page';

/** A file of what one sees: these columns, this filter, all pages; or of what is selected. Amounts get their currency beside them. */
export default function ExportDialog({ spec, selection, whole, total, columns, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const words = useCountWords();
  const { timeZone } = useStoreProfile();
  const { data = [] } = useListContext<{ id: string }>();
  const { start, starting, error } = useBulkJob({ spec, total });
  const [scope, setScope] = useState<Scope>('matching');
  const [rows, setRows] = useState<'orders' | 'lines'>('orders');
  const page: Selection = { type: 'include', ids: new Set(data.map(({ id }) => id)) };
  const chosen = whole && scope === 'page' ? page : selection;
  const worth = useWorth(spec, chosen);
  const named = columns.flatMap(({ id }) => (id === 'total' ? ['total', 'currency'] : [id]));
  const count = (number: number) => ({ smart_count: number, count: words(number) });

  return (
    <ConfirmDialog
      open
      title={
        whole
          ? translate('orders.csv.title')
          : translate('orders.csv.titleSelected', count(selectedCount(selection, total) ?? 0))
      }
      confirm={translate('orders.csv.confirm')}
      busy={starting}
      onClose={onClose}
      onConfirm={() =>
        void start({ kind: 'export', selection: chosen, params: { columns: named, rows } }).then(
          (started) => started && onClose(),
        )
      }
      error={error === undefined ? undefined : { title: translate('orders.csv.failed'), cause: error }}
    >
      <div className={styles['choices']}>
        {whole && (
          <div>
            <FieldLabel>{translate('orders.csv.which')}</FieldLabel>
            <Segmented<Scope>
              label={translate('orders.csv.which')}
              value={scope}
              onChange={setScope}
              options={[
                {
                  value: 'matching',
                  label:
                    total === undefined
                      ? translate('orders.csv.all')
                      : translate('orders.csv.matching', count(total)),
                },
                { value: 'page', label: translate('orders.csv.page', count(data.length)) },
              ]}
            />
          </div>
        )}
        <div>
          <FieldLabel>{translate('orders.csv.rows')}</FieldLabel>
          <Segmented<'orders' | 'lines'>
            label={translate('orders.csv.rows')}
            value={rows}
            onChange={setRows}
            options={[
              { value: 'orders', label: translate('orders.csv.perOrder') },
              { value: 'lines', label: translate('orders.csv.perLine') },
            ]}
          />
        </div>
        <WorthLine {...worth} />
        <p>{translate('orders.csv.detail', { smart_count: named.length, zone: timeZone })}</p>
      </div>
    </ConfirmDialog>
  );
}
