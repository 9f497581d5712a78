import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogout, useNotify, useTranslate } from 'ra-core';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { callApi } from '../call-api.ts';
import { useAccessCall } from '../use-access-call.ts';
import { isPhone } from './agent-names.ts';
import { browserOf } from './browser-of.ts';
import styles from './Profile.module.css';

interface SignedIn {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  userAgent?: string | null;
}

const auth = '/admin/api/auth';

async function readSessions(signal: AbortSignal) {
  const [sessions, current] = await Promise.all([
    callApi<SignedIn[]>('GET', `${auth}/list-sessions`, undefined, { signal }),
    callApi<{ session: { id: string } } | null>('GET', `${auth}/get-session`, undefined, { signal }),
  ]);
  const here = current?.session.id;
  return {
    sessions: sessions.toSorted(
      (a, b) => Number(b.id === here) - Number(a.id === here) || b.updatedAt.localeCompare(a.updatedAt),
    ),
    here,
  };
}

/** Where this person is signed in: this device first, and each can be ended from here. */
export function SessionsCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const logout = useLogout();
  const { busy, failure, attempt, setFailure } = useAccessCall();
  const [leaving, setLeaving] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => readSessions(signal),
  });
  const end = (path: string, body: object, done: string) =>
    void attempt(async () => {
      await callApi('POST', `${auth}/${path}`, body);
      notify(`access.profile.${done}`, { type: 'success' });
      await client.invalidateQueries({ queryKey: ['sessions'] });
    });
  const leave = () =>
    void attempt(async () => {
      await callApi('POST', `${auth}/revoke-sessions`, {});
      await logout();
    });
  return (
    <Card title={translate('access.profile.sessions')} flush>
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('access.profile.sessionsFailed')}
          retry={() => void refetch()}
        />
      )}
      {failure && !leaving && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {!data && !error && (
        <div className={styles['pad']}>
          <LineSkeleton />
        </div>
      )}
      <ul>
        {data?.sessions.map(({ id, token, createdAt, updatedAt, userAgent }) => {
          const Icon = isPhone(userAgent) ? Smartphone : Monitor;
          const device = browserOf(userAgent, translate);
          return (
            <li key={id} className={styles['session']}>
              <Icon size={16} aria-hidden />
              <span>
                <b>{device}</b>
                <small>
                  {translate('access.profile.signedInAt')} <DateTime value={createdAt} />
                  {id !== data.here && (
                    <>
                      , {translate('access.profile.lastUsed')} <DateTime value={updatedAt} style="day" />
                    </>
                  )}
                </small>
              </span>
              {id === data.here ? (
                <span className={styles['this']}>{translate('access.profile.sessionThis')}</span>
              ) : (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={translate('access.profile.sessionEndOf', { device })}
                  onClick={() => end('revoke-session', { token }, 'sessionEnded')}
                >
                  {translate('access.profile.sessionEnd')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && (
        <div className={styles['leave']}>
          {data.sessions.length > 1 && (
            <Button
              size="small"
              disabled={busy}
              onClick={() => end('revoke-other-sessions', {}, 'sessionsEnded')}
            >
              {translate('access.profile.sessionEndOthers')}
            </Button>
          )}
          <Button size="small" variant="text" disabled={busy} onClick={() => setLeaving(true)}>
            {translate('access.profile.sessionEndAll')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={leaving}
        title={translate('access.profile.sessionEndAll')}
        confirm={translate('access.profile.sessionEndAll')}
        busy={busy}
        onClose={() => {
          setLeaving(false);
          setFailure(undefined);
        }}
        onConfirm={leave}
      >
        <p className={styles['text']}>{translate('access.profile.sessionEndAllDetail')}</p>
        {failure && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}
