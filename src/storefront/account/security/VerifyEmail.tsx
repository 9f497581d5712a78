import { useState } from 'react';
import {
  confirmOwnCode,
  isVerifiedAlready,
  sendOwnCode,
  verifyErrorOf,
  type VerifyError,
} from '#wix/shopper/verify-email.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { CodeField } from '../../shell/ui/CodeField.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import styles from './security.module.css';

interface Props {
  email: string;
  onVerified: () => Promise<void>;
}

/** Nobody has shown yet that the mailbox is theirs: a code goes there and comes back. */
export function VerifyEmail({ email, onVerified }: Props) {
  const t = useT();
  const [sentAs, setSentAs] = useState<string>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [verifyError, setVerifyError] = useState<VerifyError>();
  const [rejected, setRejected] = useState<unknown>();
  const [rejections, setRejections] = useState(0);
  const form = useFocusOnError(rejections);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setVerifyError(undefined);
    try {
      await work();
    } catch (thrown) {
      setRejected(verifyErrorOf(thrown) === 'failed' ? thrown : undefined);
      if (isVerifiedAlready(thrown)) await onVerified();
      else setVerifyError(verifyErrorOf(thrown));
      setCode('');
      setRejections((count) => count + 1);
    }
    setBusy(false);
  }
  const send = (): Promise<void> =>
    attempt(async () => {
      setSentAs(await sendOwnCode());
      setRejections(0);
    });
  const confirm = (typed: string): Promise<void> =>
    attempt(async () => {
      await confirmOwnCode(sentAs ?? '', typed);
      await onVerified();
    });
  const isOfCode = verifyError === 'wrong' || verifyError === 'old';

  return (
    <div className={styles['form']}>
      <Notice kind="warning">{t('security.unverified')}</Notice>
      {verifyError && !isOfCode && (
        <FailureNotice error={rejected}>{t(`security.verifyError.${verifyError}`)}</FailureNotice>
      )}
      {sentAs === undefined ? (
        <div>
          <Button look="line" busy={busy} onClick={() => void send()}>
            {t('security.verifySend')}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === 6) void confirm(code);
            else setRejections(rejections + 1);
          }}
        >
          <p className="small quiet">{t('security.sentTo', { hint: email })}</p>
          <CodeField
            label={t('security.verifyCode')}
            error={
              isOfCode
                ? t(`security.verifyError.${verifyError}`)
                : rejections > 0 && code.length < 6 && t('security.codeNeeded')
            }
            disabled={busy}
            value={code}
            onChange={setCode}
            onFull={(typed) => void confirm(typed)}
          />
          <p className={styles['offers']}>
            <Button type="submit" busy={busy}>
              {t('security.verifyGo')}
            </Button>
            <Button look="line" busy={busy} onClick={() => void send()}>
              {t('security.verifyAgain')}
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}
