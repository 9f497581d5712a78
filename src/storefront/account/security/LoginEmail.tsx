import { useState, type FormEvent } from 'react';
import { changeEmail, emailChangeErrorOf, type EmailChangeError } from '#wix/shopper/login-email.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { ownMember } from '../member-store.ts';
import { passwordChangeErrorOf, type PasswordChangeError } from './password-change-error.ts';
import { PresentPassword } from './PresentPassword.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';
import styles from '../account.module.css';

interface Props {
  email: string;
  verified: boolean;
  onChanged: () => Promise<void>;
}

/** Another address to sign in with: the old mailbox is told, the new one shows itself at the next sign-in. */
export function LoginEmail({ email, verified, onChanged }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [emailChangeError, setEmailChangeError] = useState<EmailChangeError>();
  const [rejected, setRejected] = useState<unknown>();
  const [password, setPassword] = useState('');
  const [passwordChangeError, setPasswordChangeError] = useState<PasswordChangeError>();
  const [changed, setChanged] = useState(false);
  const [shown, setShown] = useState(false);
  const form = useFocusOnError(attempt);
  const wanted = typed.trim().toLowerCase();
  const isAddress = /^\S+@\S+$/.test(wanted);
  const problem = !isAddress
    ? 'wrong'
    : wanted === email.toLowerCase()
      ? 'same'
      : emailChangeError === 'inUse' || emailChangeError === 'wrong'
        ? emailChangeError
        : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (busy || !isAddress || problem === 'same' || password === '') return;
    setBusy(true);
    setEmailChangeError(undefined);
    setPasswordChangeError(undefined);
    try {
      await changeEmail(wanted, password);
      setChanged(true);
      setShown(false);
      setTyped('');
      setPassword('');
      setAttempt(0);
      await Promise.all([onChanged(), ownMember.load()]);
    } catch (thrown) {
      const ofPassword = passwordChangeErrorOf(thrown);
      setPasswordChangeError(ofPassword);
      if (!ofPassword) setEmailChangeError(emailChangeErrorOf(thrown));
      setRejected(emailChangeErrorOf(thrown) === 'failed' ? thrown : undefined);
      setAttempt((count) => count + 1);
    }
    setBusy(false);
  }

  return (
    <section id="email">
      <h2>{t('security.email')}</h2>
      <p className="small quiet">{t('security.emailText')}</p>
      <p>
        {t('security.emailNow')} <bdi>{email}</bdi>
      </p>
      {changed && <Notice kind="success">{t('security.emailChanged')}</Notice>}
      {shown && <Notice kind="success">{t('security.verified')}</Notice>}
      {!verified && !changed && (
        <VerifyEmail
          email={email}
          onVerified={async () => {
            setShown(true);
            await onChanged();
          }}
        />
      )}
      {(emailChangeError === 'tooMany' || emailChangeError === 'failed') && (
        <FailureNotice error={rejected}>{t(`security.emailProblem.${emailChangeError}`)}</FailureNotice>
      )}
      <form ref={form} className={styles['narrow']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('security.emailNew')}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          error={attempt > 0 && problem && t(`security.emailProblem.${problem}`)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setEmailChangeError(undefined);
            setChanged(false);
          }}
        />
        <PresentPassword
          tried={attempt > 0}
          problem={passwordChangeError}
          value={password}
          onChange={setPassword}
        />
        <div>
          <Button type="submit" look="line" busy={busy}>
            {t(busy ? 'account.saving' : 'security.emailChange')}
          </Button>
        </div>
      </form>
    </section>
  );
}
