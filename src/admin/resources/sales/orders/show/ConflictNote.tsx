import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import styles from './AddressDialog.module.css';

/** Somebody saved the same part meanwhile: shows theirs and lets the person decide. */
export function ConflictNote({ children, onAccept }: { children: ReactNode; onAccept: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles['conflict']} role="alert">
      <b>{translate('orders.conflict.title')}</b>
      <span>{children}</span>
      <span>
        <Button size="small" onClick={onAccept}>
          {translate('orders.conflict.accept')}
        </Button>
      </span>
    </div>
  );
}
