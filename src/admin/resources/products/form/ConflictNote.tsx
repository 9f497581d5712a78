import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import styles from './form.module.css';

interface Props {
  onReload: () => void;
  onOverwrite: () => void;
}

/** Somebody saved the product meanwhile: nothing was overwritten, the person decides. */
export function ConflictNote({ onReload, onOverwrite }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles['conflict']} role="alert">
      <b>{translate('products.conflict.title')}</b>
      <span>{translate('products.conflict.detail')}</span>
      <span className={styles['row']}>
        <Button size="small" onClick={onReload}>
          {translate('products.conflict.reload')}
        </Button>
        <Button size="small" onClick={onOverwrite}>
          {translate('products.conflict.overwrite')}
        </Button>
      </span>
    </div>
  );
}
