import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRunner } from '../../../../ui/runner/use-runner.ts';
import { nameOf, shortNameOf } from '../../customer-record.ts';
import type { LawProps } from './law-props.ts';
import styles from './law.module.css';
import './words.en.ts';

/** Everything that is kept of a customer, put into one file by the runner. */
export default function DataDialog({ customer, onClose }: LawProps) {
  const translate = useTranslate();
  const runner = useRunner();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const say = (key: string) =>
    translate(`customers.gather.${key}`, { name: shortNameOf(customer), whole: nameOf(customer) });
  async function begin(): Promise<void> {
    setBusy(true);
    try {
      await runner.start({ kind: 'customers.data', selection: { ids: [customer.id] }, title: say('job') });
      onClose();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void begin()}
      error={error === undefined ? undefined : { title: translate('customers.law.failed'), cause: error }}
    >
      <div className={styles['text']}>
        <p>{say('told')}</p>
        <p>{say('notes')}</p>
        <p className={styles['soft']}>{say('kept')}</p>
      </div>
    </ConfirmDialog>
  );
}
