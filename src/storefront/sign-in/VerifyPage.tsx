import { useState } from 'react';
import { readPendingSignIn } from '../../wix/shopper/pending-sign-in.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { CodeField } from '../shell/ui/CodeField.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useCoolDown } from '../shell/use-cool-down.ts';
import { BesideWall } from './BesideWall.tsx';
import { EntryForm } from './EntryForm.tsx';
import { goOn, type Halt } from './go-on.ts';
import { HaltNotice } from './HaltNotice.tsx';
import { NothingPending } from './NothingPending.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { withPurpose } from './purpose.ts';
import styles from './sign-in.module.css';

const PAUSE = 30;

/** Six digits from the mailbox. */
function VerifyPage({ data }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const { sendsEmail } = usePageFacts().store.look;
  const [pending] = useState(readPendingSignIn);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const pause = useCoolDown(PAUSE, true);
  if (pending?.state !== 'verify' || !pending.stateToken) return <NothingPending wall={data} />;
  const { email, stateToken, authorize, back } = pending;
  const way = { ...(authorize !== undefined && { authorize }), ...(back !== undefined && { back }) };
  const wrong = halt?.state === 'failed' && halt.reason === 'code-wrong';

  const verify = async (typed: string): Promise<void> => {
    if (busy) return;
    setHalt(undefined);
    setSent(false);
    if (typed.length < 6) return setAttempt(attempt + 1);
    setBusy(true);
    const { verifyCode } = await import('../../wix/shopper/sign-in.ts');
    const result = await verifyCode(stateToken, typed, { keep: authorize === undefined });
    const stopped = await goOn(result, { email, way, to });
    if (!stopped) return;
    setHalt(stopped);
    setCode('');
    setBusy(false);
    setAttempt(attempt + 1);
  };

  const resend = async (): Promise<void> => {
    setHalt(undefined);
    setSent(false);
    const { resendCode } = await import('../../wix/shopper/sign-in.ts');
    const result = await resendCode(stateToken);
    if (result.state === 'failed') return setHalt(result);
    pause.start();
    setSent(true);
  };

  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.code.title')}</h1>
      <p className="quiet">{t(sendsEmail ? 'signIn.code.mailed' : 'signIn.code.stored', { email })}</p>
      {!wrong && <HaltNotice halt={halt} />}
      {sent && (
        <Notice kind="success">{t(sendsEmail ? 'signIn.code.sentAgain' : 'signIn.code.storedAgain')}</Notice>
      )}
      <EntryForm
        attempt={attempt}
        busy={busy}
        submit={t(busy ? 'signIn.code.checking' : 'signIn.code.confirm')}
        onSubmit={() => void verify(code)}
      >
        <CodeField
          label={t('signIn.code.label')}
          error={wrong ? t('signIn.failed.code') : attempt > 0 && code.length < 6 && t('signIn.needed.code')}
          disabled={busy}
          value={code}
          onChange={setCode}
          onFull={(typed) => void verify(typed)}
        />
      </EntryForm>
      {sendsEmail && <p className="small quiet">{t('signIn.code.hint')}</p>}
      <p className={styles['options']}>
        <Button look="line" size="sm" busy={pause.left > 0} onClick={() => void resend()}>
          {pause.left > 0 ? t('signIn.code.again', { seconds: pause.left }) : t('signIn.code.resend')}
        </Button>
        <ButtonLink look="line" size="sm" href={withPurpose(to('/sign-in'), way)}>
          {t('signIn.another')}
        </ButtonLink>
      </p>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(2) : undefined,
  head: (_data, t) => ({ title: t('signIn.code.title'), noIndex: true }),
  Page: VerifyPage,
});
