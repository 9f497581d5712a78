import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { toCallError } from '../../wix/errors.ts';
import { failureCause, withCause } from './failure-cause.ts';
import styles from './States.module.css';

interface Props {
  error: unknown;
  /** The failure as the page calls it: "Couldn't load orders". */
  title: string;
  /** What was not done: "Nothing was refunded." */
  notDone?: string;
  retry?: () => void;
  /** Instead of "Try again". */
  retryLabel?: string;
  /** A line in a card instead of a whole page. */
  inline?: boolean;
}

export function ErrorState({ error, title, notDone, retry, retryLabel, inline = false }: Props) {
  const translate = useTranslate();
  const { code, requestId } = toCallError(error);
  const cause = failureCause(translate, error);
  return (
    <div className={`${styles['state']} ${styles['failed']} ${inline ? styles['inline'] : ''}`} role="alert">
      <CircleAlert size={inline ? 16 : 28} strokeWidth={inline ? 2 : 1.5} aria-hidden />
      <h2>{title}</h2>
      <p>{notDone ? withCause(cause, notDone) : cause}</p>
      <p className={styles['request']}>
        {requestId ? translate('counterpart.error.request', { id: requestId }) : code}
      </p>
      {retry && (
        <div className={styles['action']}>
          <Button onClick={retry} size={inline ? 'small' : 'medium'}>
            <RefreshCw aria-hidden />
            {retryLabel ?? translate('counterpart.error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
