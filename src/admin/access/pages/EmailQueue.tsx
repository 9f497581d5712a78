import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { LoggedEmail } from '#shared/email-log.ts';
import { Card } from '../../ui/Card.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNotifyFailure } from '../../ui/use-notify-failure.ts';
import { callApi } from '../call-api.ts';
import styles from './Mailbox.module.css';

const STATUSES = ['FAILED', 'QUEUED', 'SENT'] as const;

/** Emails by their status, those that need somebody first; a status without emails is left out. */
export function EmailQueue() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailbox', 'queue'],
    queryFn: ({ signal }) =>
      callApi<{ emails: LoggedEmail[] }>('GET', '/admin/api/mailbox/queue', undefined, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : 5000),
  });
  if (error && !data) {
    return (
      <ErrorState
        inline
        error={error}
        title={translate('access.mailbox.queue.failed')}
        retry={() => void refetch()}
      />
    );
  }
  return STATUSES.map((status) => {
    const emails = data?.emails.filter((email) => email.status === status) ?? [];
    return (
      emails.length > 0 && (
        <Card key={status} id={status} flush title={translate(`access.mailbox.queue.${status}`)}>
          <ul className={styles['emails']}>
            {emails.map((email) => (
              <EmailRow key={email.id} email={email} />
            ))}
          </ul>
        </Card>
      )
    );
  });
}

function EmailRow({ email }: { email: LoggedEmail }) {
  const { id, to, subject, status, date, attempts, error, orderId } = email;
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => callApi('POST', `/admin/api/mailbox/queue/${encodeURIComponent(id)}/retry`),
    onSuccess: () => notify('access.mailbox.queue.retried', { type: 'success' }),
    onError: (thrown) => notifyFailure('access.mailbox.queue.error', thrown),
    onSettled: () => client.invalidateQueries({ queryKey: ['mailbox'] }),
  });
  return (
    <li>
      <div className={styles['summary']}>
        <b dir="auto">{subject}</b>
        <bdi dir="ltr">{to}</bdi>
        {error !== undefined && <span className={styles['error']}>{error}</span>}
      </div>
      <div className={styles['status']}>
        {attempts > 0 && status !== 'SENT' && (
          <span>{translate('access.mailbox.queue.attempts', { smart_count: attempts })}</span>
        )}
        {status !== 'FAILED' && <DateTime value={date} />}
        {orderId !== undefined && (
          <Link className="link" to={`/orders/${orderId}`}>
            {translate('access.mailbox.queue.order')}
          </Link>
        )}
        {status !== 'SENT' && attempts > 0 && (
          <Button
            size="small"
            disabled={retry.isPending}
            aria-label={translate('access.mailbox.queue.retryOne', { subject })}
            onClick={() => retry.mutate()}
          >
            <RotateCcw aria-hidden />
            {translate('access.mailbox.queue.retry')}
          </Button>
        )}
      </div>
    </li>
  );
}
