import Button from '@mui/material/Button';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '#admin/access/session.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './email-settings.module.css';
import { sendTestEmail } from './provider.ts';

/** Sends one email at once and shows the mail server's own answer. @param isReady a saved server is there to be tried */
export function TestEmail({ isReady }: { isReady: boolean }) {
  const translate = useTranslate();
  const own = useSession()?.person?.email ?? '';
  const [to, setTo] = useState(own);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: sendTestEmail });
  const say = (key: string) => translate(`email-settings.test.${key}`);
  return (
    <div className={styles['test']}>
      <TextField label={say('to')} type="email" value={to} onChange={({ target }) => setTo(target.value)} />
      <Button
        variant="outlined"
        disabled={!isReady || isPending || to.trim() === ''}
        onClick={() => mutate(to.trim())}
      >
        {say(isPending ? 'sending' : 'send')}
      </Button>
      {!isReady && <p className="muted">{say('saveFirst')}</p>}
      <div className={styles['answer']} aria-live="polite">
        {error && <ErrorState inline title={say('failed')} error={error} />}
        {data && (
          <>
            <p className={styles[data.accepted ? 'accepted' : 'rejected']}>
              {data.accepted ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
              {say(data.accepted ? 'accepted' : 'rejected')}
            </p>
            <CodeBlock label={say('answer')} text={data.answer} />
          </>
        )}
      </div>
    </div>
  );
}
