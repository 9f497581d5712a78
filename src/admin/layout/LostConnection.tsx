import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { tryConnection, useConnection } from '../data/connection.ts';
import styles from './LostConnection.module.css';

/** Over the page, which stays as it is: nobody is signed out and nothing typed is lost because a server is away. */
export function LostConnection() {
  const translate = useTranslate();
  const { lost, trying } = useConnection();
  return (
    <div role="status" className={styles['position']}>
      {lost && (
        <div className={styles['notice']}>
          <CloudOff size={16} aria-hidden />
          <p>
            <b>{translate('counterpart.connection.lost')}</b> {translate('counterpart.connection.inputSaved')}
          </p>
          <Button size="small" disabled={trying} aria-busy={trying} onClick={() => void tryConnection()}>
            {translate('counterpart.error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
