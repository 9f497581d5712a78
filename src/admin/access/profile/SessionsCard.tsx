import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Monitor, Smartphone } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { callApi } from '../call-api.ts';
import { useAccessCall } from '../use-access-call.ts';
import { browserOf, isPhone } from './browser-of.ts';
import styles from './Profile.module.css';

interface SignedIn {
  id: string;
  token: string;
  createdAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
}

const auth = '/admin/api/auth';

async function readSessions(signal: AbortSignal) {
  const [sessions, current] = await Promise.all([
    callApi<SignedIn[]>('GET', `${auth}/list-sessions`, undefined, { signal }),
    callApi<{ session: { id: string } } | null>('GET', `${auth}/get-session`, undefined, { signal }),
  ]);
  return {
    sessions: sessions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    current: current?.session.id,
  };
}

export function SessionsCard() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { busy, failure, attempt } = useAccessCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => readSessions(signal),
  });
  const end = (path: string, body: object) =>
    void attempt(async () => {
      await callApi('POST', `${auth}/${path}`, body);
      await client.invalidateQueries({ queryKey: ['sessions'] });
    });
  return (
    <Card
      title={translate('access.profile.sessions')}
      flush
      actions={
        data && data.sessions.length > 1 ? (
          <Button
            size="small"
            variant="text"
            disabled={busy}
            onClick={() => end('revoke-other-sessions', {})}
          >
            {translate('access.profile.sessionEndAll')}
          </Button>
        ) : undefined
      }
    >
      {error && (
        <ErrorState
          inline
          error={error}
          title={translate('access.profile.sessionsFailed')}
          retry={() => void refetch()}
        />
      )}
      {failure && <p className={styles['failure']}>{failure}</p>}
      {!data && !error && (
        <div className={styles['pad']}>
          <LineSkeleton />
        </div>
      )}
      <ul>
        {data?.sessions.map(({ id, token, createdAt, ipAddress, userAgent }) => {
          const Icon = isPhone(userAgent) ? Smartphone : Monitor;
          return (
            <li key={id} className={styles['session']}>
              <Icon size={16} aria-hidden />
              <span>
                <b>{browserOf(userAgent)}</b>
                <small>
                  {ipAddress ? `${ipAddress}, ` : ''}
                  {translate('access.profile.since')} <DateTime value={createdAt} />
                </small>
              </span>
              {id === data.current ? (
                <span className={styles['this']}>{translate('access.profile.sessionThis')}</span>
              ) : (
                <Button size="small" disabled={busy} onClick={() => end('revoke-session', { token })}>
                  {translate('access.profile.sessionEnd')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
