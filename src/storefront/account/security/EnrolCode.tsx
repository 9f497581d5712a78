import { useState } from 'react';
import { CallError } from '#wix/errors.ts';
import { isAboutField } from '#wix/is-about-field.ts';
import { beginFactor, confirmFactor, type FactorBegun } from '#wix/shopper/account-security.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { CodeField } from '../../shell/ui/CodeField.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { passwordChangeErrorOf, type PasswordChangeError } from './password-change-error.ts';
import { PresentPassword } from './PresentPassword.tsx';
import { TotpKey } from './TotpKey.tsx';
import styles from './security.module.css';

type Kind = 'TOTP' | 'EMAIL' | 'SMS' | 'CALL';
type Problem = 'wrong' | 'tooMany' | 'failed' | 'phone' | 'password';

interface Props {
  kind: Kind;
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

const problemOf = (thrown: unknown): Problem => {
  const { code, status } = thrown instanceof CallError ? thrown : { code: '', status: 0 };
  if (code === 'VERIFICATION_FAILED') return 'wrong';
  if (status === 429) return 'tooMany';
  return isAboutField(thrown, /phone/i) ? 'phone' : 'failed';
};

/** A code shows that the app, the mailbox or the phone is the member's. */
export function EnrolCode({ kind, onDone }: Props) {
  const t = useT();
  const byPhone = kind === 'SMS' || kind === 'CALL';
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [passwordChangeError, setPasswordChangeError] = useState<PasswordChangeError>();
  const [begun, setBegun] = useState<FactorBegun>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [rejected, setRejected] = useState<unknown>();
  const [rejections, setRejections] = useState(0);
  const form = useFocusOnError(rejections);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setPasswordChangeError(undefined);
    try {
      await work();
    } catch (thrown) {
      const rejected = passwordChangeErrorOf(thrown);
      setPasswordChangeError(rejected);
      setProblem(rejected ? 'password' : problemOf(thrown));
      setRejected(rejected ? undefined : thrown);
      setCode('');
      setRejections((count) => count + 1);
    }
    setBusy(false);
  };
  const begin = (): Promise<void> =>
    attempt(async () => {
      const what = byPhone
        ? { kind: 'phone' as const, phone, channel: kind }
        : { kind: kind === 'EMAIL' ? ('email' as const) : ('totp' as const) };
      setBegun(await beginFactor(what, password));
      setRejections(0);
    });
  const confirm = (typed: string): Promise<void> =>
    attempt(async () => {
      if (begun) onDone((await confirmFactor(begun.factorId, { code: typed })).recoveryCodes);
    });

  const general = problem === 'tooMany' || problem === 'failed' || (problem === 'phone' && begun);
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!begun && password !== '') void begin();
        else if (begun && code.length === 6) void confirm(code);
        else setRejections(rejections + 1);
      }}
      noValidate
    >
      {general && (
        <FailureNotice error={problem === 'tooMany' ? undefined : rejected}>
          {t(problem === 'tooMany' ? 'security.tooMany' : 'security.notAdded')}
        </FailureNotice>
      )}
      {byPhone && !begun && (
        <TextField
          label={t('security.phone')}
          hint={t('security.phoneHint')}
          error={problem === 'phone' && t('security.phoneWrong')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          required
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      )}
      {!begun && (
        <PresentPassword
          tried={rejections > 0}
          problem={passwordChangeError}
          value={password}
          onChange={setPassword}
        />
      )}
      {begun && (
        <>
          {begun.uri && begun.secret && <TotpKey uri={begun.uri} secret={begun.secret} />}
          {begun.hint && <p className="small quiet">{t('security.sentTo', { hint: begun.hint })}</p>}
          <CodeField
            label={t('security.code')}
            error={
              problem === 'wrong'
                ? t('security.codeWrong')
                : rejections > 0 && code.length < 6 && t('security.codeNeeded')
            }
            disabled={busy}
            value={code}
            onChange={setCode}
            onFull={(typed) => void confirm(typed)}
          />
        </>
      )}
      <Button type="submit" busy={busy}>
        {t(begun ? 'security.codeConfirm' : kind === 'TOTP' ? 'security.keyShow' : 'security.codeSend')}
      </Button>
    </form>
  );
}
