import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { Copy } from 'lucide-react';
import styles from './Profile.module.css';

export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <div className={styles['codes']}>
      <h3>{translate('access.profile.backupTitle')}</h3>
      <p className={styles['text']}>{translate('access.profile.backupDetail')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <Button
          onClick={() =>
            void navigator.clipboard
              .writeText(codes.join('\n'))
              .then(() => notify('counterpart.action.copied', { type: 'info' }))
          }
        >
          <Copy aria-hidden />
          {translate('counterpart.action.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('access.profile.backupDone')}
        </Button>
      </div>
    </div>
  );
}
