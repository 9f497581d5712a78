import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Mail } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { QueryState } from '../../ui/query-state/QueryState.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { callApi } from '../call-api.ts';
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

/** Without a mail server mails are kept here, so that invitations and new passwords can be tried out. */
export default function Mailbox() {
  const translate = useTranslate();
  const mails = useQuery({
    queryKey: ['mailbox'],
    queryFn: ({ signal }) =>
      callApi<StoredEmail[]>('GET', `/admin/api/mailbox?range=${newest}`, undefined, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : 5000),
  });
  return (
    <Page title={translate('access.mailbox.title')} meta={translate('access.mailbox.detail')} narrow>
      <QueryState read={mails} words="access.mailbox" icon={Mail} skeleton={<LineSkeleton />}>
        {(data) =>
          data.map(({ id, to, subject, text, html, sentAt }) => (
            <Card key={id} title={subject} note={to} actions={<DateTime value={sentAt} />}>
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
          ))
        }
      </QueryState>
    </Page>
  );
}
