import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import styles from './Delivery.module.css';
import type { Rates } from './rates/use-rates.ts';

/** Somebody saved the same options meanwhile: nothing was overwritten, and the person decides. */
export function ConflictBar({ rates }: { rates: Rates }) {
  const translate = useTranslate();
  if (rates.conflicts.length === 0) return null;
  const names = rates.conflicts.map(({ form, kept }) => kept?.title ?? form.title).join(', ');
  return (
    <div className={styles['conflict']} role="alert">
      <b>{translate('delivery.conflict.title', { names })}</b>
      <p>{translate('delivery.conflict.detail')}</p>
      <span>
        <Button size="small" onClick={rates.take}>
          {translate('counterpart.conflict.take')}
        </Button>
        <Button size="small" onClick={() => void rates.save(true)}>
          {translate('counterpart.conflict.keep')}
        </Button>
      </span>
    </div>
  );
}
