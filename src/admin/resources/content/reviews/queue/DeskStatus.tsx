import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { NewRecords } from '#admin/ui/list/NewRecords.tsx';
import styles from '../reviews.module.css';

interface Props {
  /** Decided since the person sat down, and how many wait still. */
  done: number;
  toGo: number;
  /** Decisions that nobody has answered. */
  held: number;
  retry: () => void;
  /** Written since the list was read. */
  arrived: number;
  onShow: () => void;
  /** One review fills the page. */
  reading: boolean;
}

/** Beside the title: how far one is, what waits for the connection, what is new. */
export function DeskStatus({ done, toGo, held, retry, arrived, onShow, reading }: Props) {
  const translate = useTranslate();
  return (
    <span className={styles['aside']}>
      {!reading && <span role="status">{done > 0 && translate('reviews.done', { done, count: toGo })}</span>}
      {held > 0 && (
        <span role="status" className={styles['locked']}>
          <CloudOff size={14} aria-hidden />
          {translate('reviews.queued', { smart_count: held })}
          <Button size="small" onClick={retry}>
            {translate('reviews.retry')}
          </Button>
        </span>
      )}
      <NewRecords count={reading ? 0 : arrived} onShow={onShow} />
    </span>
  );
}
