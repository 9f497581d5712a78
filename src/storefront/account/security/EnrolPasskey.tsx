import { useState } from 'react';
import { beginFactor, confirmFactor } from '#wix/shopper/account-security.ts';
import { makePasskey } from '#wix/shopper/passkey.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { passwordChangeErrorOf, type PasswordChangeError } from './password-change-error.ts';
import { PresentPassword } from './PresentPassword.tsx';
import styles from './security.module.css';

export function EnrolPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[] | undefined) => void }) {
  const t = useT();
  const [label, setLabel] = useState('');
  const [password, setPassword] = useState('');
  const [passwordChangeError, setPasswordChangeError] = useState<PasswordChangeError>();
  const [attempt, setAttempt] = useState(0);
  const form = useFocusOnError(attempt);
  const [busy, setBusy] = useState(false);
  const [rejected, setRejected] = useState<unknown>();
  const [problem, setProblem] = useState<'closed' | 'failed'>();
  const enrol = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (busy || password === '') return;
    setBusy(true);
    setProblem(undefined);
    setRejected(undefined);
    setPasswordChangeError(undefined);
    try {
      const { factorId, options } = await beginFactor({ kind: 'webauthn', label: label.trim() }, password);
      const credential = await makePasskey(options);
      if (credential) onDone((await confirmFactor(factorId, { credential })).recoveryCodes);
      else setProblem('closed');
    } catch (thrown) {
      const rejected = passwordChangeErrorOf(thrown);
      if (rejected) setPasswordChangeError(rejected);
      else {
        setProblem('failed');
        setRejected(thrown);
      }
      setAttempt((count) => count + 1);
    }
    setBusy(false);
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void enrol();
      }}
      noValidate
    >
      <p className="small quiet">{t('security.passkeyText')}</p>
      {problem && <FailureNotice error={rejected}>{t(`security.passkey.${problem}`)}</FailureNotice>}
      <TextField
        label={t('security.passkeyName')}
        hint={t('security.passkeyNameHint')}
        autoComplete="off"
        maxLength={100}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <PresentPassword
        tried={attempt > 0}
        problem={passwordChangeError}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" busy={busy}>
        {t('security.passkeyMake')}
      </Button>
    </form>
  );
}
