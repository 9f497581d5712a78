import { useState, type FormEvent } from 'react';
import { setPassword, type Security } from '#wix/shopper/account-security.ts';
import { useT } from '../../shell/page-context.tsx';
import { passwordProblem } from '../../shell/password.ts';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { NewPassword } from '../../shell/ui/NewPassword.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { passwordChangeErrorOf, type PasswordChangeError } from './password-change-error.ts';
import { PresentPassword } from './PresentPassword.tsx';
import styles from '../account.module.css';

interface Props {
  security: Security;
  onChanged: () => Promise<void>;
}

export function PasswordSection({ security, onChanged }: Props) {
  const t = useT();
  const [present, setPresent] = useState('');
  const [password, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'changed' | 'tooMany' | 'failed'>();
  const [passwordChangeError, setPasswordChangeError] = useState<PasswordChangeError>();
  const [rejected, setRejected] = useState<unknown>();
  const form = useFocusOnError(attempt);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome(undefined);
    setPasswordChangeError(undefined);
    setAttempt(attempt + 1);
    if (busy || passwordProblem(password) || (security.hasPassword && present === '')) return;
    setBusy(true);
    try {
      await setPassword(password, security.hasPassword ? present : undefined);
      setOutcome('changed');
      setPresent('');
      setTyped('');
      setAttempt(0);
      await onChanged();
    } catch (thrown) {
      const rejected = passwordChangeErrorOf(thrown);
      if (rejected === 'wrong') setPasswordChangeError(rejected);
      else setOutcome(rejected === 'tooMany' ? rejected : 'failed');
      setRejected(rejected === undefined ? thrown : undefined);
      setAttempt((count) => count + 1);
    }
    setBusy(false);
  };

  return (
    <section>
      <h2>{t('security.password')}</h2>
      <p className="small quiet">{t('security.passwordText')}</p>
      {outcome === 'changed' && <Notice kind="success">{t('security.passwordOutcome.changed')}</Notice>}
      {outcome && outcome !== 'changed' && (
        <FailureNotice error={rejected}>{t(`security.passwordOutcome.${outcome}`)}</FailureNotice>
      )}
      <form ref={form} className={styles['narrow']} onSubmit={(event) => void submit(event)} noValidate>
        {/* Password managers keep the new one under the address. */}
        <input type="email" autoComplete="username" value={security.email} readOnly hidden />
        {security.hasPassword && (
          <PresentPassword
            tried={attempt > 0}
            problem={passwordChangeError}
            value={present}
            onChange={setPresent}
          />
        )}
        <NewPassword
          label={t('security.newPassword')}
          tried={attempt > 0}
          value={password}
          onChange={(value) => {
            setTyped(value);
            setOutcome(undefined);
          }}
        />
        <div>
          <Button type="submit" look="line" busy={busy}>
            {t(busy ? 'account.saving' : 'security.changePassword')}
          </Button>
        </div>
      </form>
    </section>
  );
}
