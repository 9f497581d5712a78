import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { Mail, Send } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { QueryState } from '../../ui/query-state/QueryState.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { useNotifyFailure } from '../../ui/use-notify-failure.ts';
import { callApi } from '../call-api.ts';
import { useSession } from '../session.ts';
import { EmailQueue } from './EmailQueue.tsx';
import { Linked } from './Linked.tsx';
import '../../i18n/access.ts';
import styles from './Access.module.css';

interface StoredEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  sentAt: string;
}

const newest = encodeURIComponent('[0,49]');

/** What waits, failed or was sent; without a mail server also what is stored, so that links can be passed on by hand. */
export default function Mailbox() {
  const translate = useTranslate();
  const hasMailServer = !(useSession()?.hasMailbox ?? false);
  const mails = useQuery({
    queryKey: ['mailbox'],
    queryFn: ({ signal }) =>
      callApi<StoredEmail[]>('GET', `/admin/api/mailbox?range=${newest}`, undefined, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : 5000),
  });
  const isStoredShown = !hasMailServer || (mails.data?.length ?? 0) > 0;
  return (
    <Page
      title={translate('access.mailbox.title')}
      meta={translate(hasMailServer ? 'access.mailbox.detailSent' : 'access.mailbox.detail')}
      narrow
    >
      <EmailQueue />
      {isStoredShown && hasMailServer && (
        <p className={styles['note']}>{translate('access.mailbox.storedNote')}</p>
      )}
      {(isStoredShown || mails.error) && (
        <QueryState read={mails} words="access.mailbox" icon={Mail} skeleton={<LineSkeleton />}>
          {(data) =>
            data.map((email) => <StoredEmailCard key={email.id} email={email} maySend={hasMailServer} />)
          }
        </QueryState>
      )}
    </Page>
  );
}

function StoredEmailCard({ email, maySend }: { email: StoredEmail; maySend: boolean }) {
  const { id, to, subject, text, html, sentAt } = email;
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => callApi('POST', `/admin/api/mailbox/${id}/send`),
    onSuccess: () => notify('access.mailbox.sent', { type: 'success' }),
    onError: (error) => notifyFailure('access.mailbox.sendError', error),
    onSettled: () => client.invalidateQueries({ queryKey: ['mailbox'] }),
  });
  return (
    <Card
      title={subject}
      note={to}
      actions={
        <>
          <DateTime value={sentAt} />
          {maySend && (
            <Button
              size="small"
              disabled={send.isPending}
              aria-label={translate('access.mailbox.sendOne', { subject })}
              onClick={() => send.mutate()}
            >
              <Send aria-hidden />
              {translate('access.mailbox.send')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles['letter']}>
        <Linked text={text} />
      </p>
      {html !== null && (
        <details className={styles['asMailed']}>
          <summary>{translate('access.mailbox.asMailed')}</summary>
          <iframe
            src={`/admin/api/mailbox/${id}/html`}
            title={subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
          />
        </details>
      )}
    </Card>
  );
}
