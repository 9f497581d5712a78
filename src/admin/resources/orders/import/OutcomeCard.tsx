import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ordersDesk } from '../../../../shared/desks/orders.ts';
import type { OrderImport } from '../../../../shared/order-import.ts';
import { useMay } from '../../../access/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { useRunner } from '../../../ui/runner/use-runner.ts';
import styles from './import.module.css';

/** How far the import is, and the way back. */
export function OutcomeCard({ given }: { given: OrderImport }) {
  const translate = useTranslate();
  const words = useCountWords();
  const runner = useRunner();
  const may = useMay(ordersDesk.jobs['take-back-import']);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { id, written, brought, takenBack } = given;
  const left = brought - takenBack;
  const counted = (count: number) => ({ smart_count: count, count: words(count) });
  const takeBack = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await runner.start({
        kind: 'orders.take-back-import',
        selection: { filter: { import: id } },
        title: translate('orders.import.job.takeBack', counted(left)),
      });
      setAsking(false);
    } catch (thrown) {
      setFailed(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={translate('orders.import.done.title')}>
      <div className={styles['stack']}>
        <Sentence told="status">
          {translate('orders.import.done.written', counted(written))}
          {takenBack > 0 && <>, {translate('orders.import.done.back', counted(takenBack))}</>}
        </Sentence>
        <Button variant="contained" fullWidth component={Link} to="/orders">
          {translate('orders.import.done.see')}
        </Button>
        {may && left > 0 && (
          <>
            <Button fullWidth onClick={() => setAsking(true)}>
              <Undo2 aria-hidden />
              {translate('orders.import.done.takeBack', counted(left))}
            </Button>
            <p className={styles['note']}>{translate('orders.import.done.days')}</p>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={translate('orders.import.done.takeBackTitle', counted(left))}
        confirm={translate('orders.import.done.takeBack', counted(left))}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeBack()}
        error={
          failed === undefined ? undefined : { title: translate('orders.import.done.failed'), cause: failed }
        }
      >
        <p>{translate('orders.import.done.takeBackDetail')}</p>
      </ConfirmDialog>
    </Card>
  );
}
