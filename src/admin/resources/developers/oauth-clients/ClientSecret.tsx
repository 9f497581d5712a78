import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OAuthClientRow, OAuthClientSecret } from '#shared/developers.ts';
import { callApi } from '#admin/access/call-api.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from './oauth-clients.module.css';
import { appSnippet } from './snippet.ts';

/** For an app on a server: made, shown once, replaced, taken away. */
export function ClientSecret({ client: { id, name, hasSecret } }: { client: OAuthClientRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [asking, setAsking] = useState<'give' | 'take'>();
  const change = useMutation({
    mutationFn: (what: 'give' | 'take') =>
      callApi<OAuthClientSecret>(
        what === 'give' ? 'POST' : 'DELETE',
        `/admin/api/oauth-clients/${id}/secret`,
      ),
    onSuccess: async (_made, what) => {
      setAsking(undefined);
      await client.invalidateQueries({ queryKey: ['oauth-clients'] });
      if (what === 'take') notify('oauth-clients.secret.deleted', { type: 'success', messageArgs: { name } });
    },
  });
  const ask = (what: 'give' | 'take') => {
    change.reset();
    setAsking(what);
  };
  const made = change.data;
  const say = (key: string) => translate(`oauth-clients.secret.${key}`, { name });
  return (
    <section className={styles['section']} aria-labelledby="client-secret">
      <h3 id="client-secret">{say('title')}</h3>
      <p>{say(hasSecret ? 'has' : 'none')}</p>
      {made?.secret && (
        <div role="status" className={styles['once']}>
          <StatusChip tone="warn" icon={TriangleAlert} label={say('once')} />
          <CodeBlock label={say('label')} text={made.secret} strong />
          <CodeBlock label={say('snippet')} text={appSnippet(id, made.siteId)} />
        </div>
      )}
      {!asking && change.error && <ErrorState inline title={say('failed')} error={change.error} />}
      <div className="wrap-8">
        <Button
          size="small"
          disabled={change.isPending}
          onClick={() => (hasSecret ? ask('give') : change.mutate('give'))}
        >
          <KeyRound aria-hidden />
          {say(hasSecret ? 'again' : 'give')}
        </Button>
        {hasSecret && (
          <Button size="small" variant="text" color="error" onClick={() => ask('take')}>
            {say('take')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={say(`${asking}Title`)}
          confirm={say(asking === 'give' ? 'again' : 'take')}
          busy={change.isPending}
          error={change.error ? { title: say('failed'), cause: change.error } : undefined}
          onConfirm={() => change.mutate(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>{say(`${asking}Detail`)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
