import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRunner } from '../../../ui/runner/use-runner.ts';
import type { OrderRecord } from '../order-record.ts';
import { printing, printParams } from './print-values.ts';
import PrintFields from './PrintFields.tsx';

interface Props {
  order: OrderRecord;
  onClose: () => void;
}

/** The papers of one order, as the list prints those of many. */
export default function PrintDialog({ order, onClose }: Props) {
  const translate = useTranslate();
  const runner = useRunner();
  const [values, setValues] = useState(printing);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const params = printParams(values);
  const start = async (): Promise<void> => {
    if (!params) return;
    setBusy(true);
    try {
      const title = translate('orders.job.print', { smart_count: 1, count: '1' });
      await runner.start({ kind: 'orders.print', selection: { ids: [order.id] }, params, title });
      onClose();
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate('orders.print.title', { number: order.number })}
      confirm={translate('orders.print.confirm')}
      busy={busy}
      disabled={params === undefined}
      onClose={onClose}
      onConfirm={() => void start()}
      error={error === undefined ? undefined : { title: translate('orders.print.failed'), cause: error }}
    >
      <PrintFields values={values} change={(part) => setValues({ ...values, ...part })} />
    </ConfirmDialog>
  );
}
