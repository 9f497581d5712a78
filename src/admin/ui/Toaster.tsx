import { useTranslate } from 'ra-core';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styles from './Toaster.module.css';
import { useNotifications } from './use-notifications.ts';
import { useStoredEmail } from './use-stored-email.ts';

const icons = { success: CircleCheck, info: Info, warning: CircleAlert, error: CircleAlert };

/**
 * What `useNotify()` says: one at a time, read aloud, gone after a while unless it is an error. With
 * `undo` it offers to take back what it tells of. Where no mail server is set up, one that promises an email says so.
 */
export function Toaster() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotifications();
  const current = notifications[0];
  const { isStored, readsMail } = useStoredEmail(current?.message);
  useEffect(() => {
    if (!current || current.type === 'error') return undefined;
    const stays =
      current.notificationOptions?.autoHideDuration ??
      (current.notificationOptions?.['undo'] || isStored ? 10_000 : 5000);
    const timer = setTimeout(takeNotification, stays);
    return () => clearTimeout(timer);
  }, [current, isStored, takeNotification]);
  const Icon = icons[current?.type ?? 'info'];
  const { message, notificationOptions } = current ?? {};
  const undo = notificationOptions?.['undo'] as (() => void) | undefined;
  return (
    <div className={styles['position']} role={current?.type === 'error' ? 'alert' : 'status'}>
      {current && (
        <div className={styles['toast']}>
          <Icon size={16} aria-hidden />
          <span>
            {typeof message === 'string'
              ? translate(message, { _: message, ...notificationOptions?.messageArgs })
              : message}
            {isStored && ` ${translate('counterpart.email.stored')}`}
          </span>
          {isStored && readsMail && (
            <Link className={styles['undo']} to="/mailbox" onClick={takeNotification}>
              {translate('counterpart.email.openMailbox')}
            </Link>
          )}
          {undo && (
            <button
              type="button"
              className={styles['undo']}
              onClick={() => {
                takeNotification();
                undo();
              }}
            >
              {translate('counterpart.action.undo')}
            </button>
          )}
          <button type="button" onClick={takeNotification} aria-label={translate('counterpart.action.close')}>
            <X size={14} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
