import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../wix/errors.ts';
import {
  beginEmail,
  beginPhone,
  beginTotp,
  confirmFactor,
  type FactorBegun,
} from '../../../wix/shopper/account-security.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { CodeField } from '../../shell/ui/CodeField.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { TotpKey } from './TotpKey.tsx';
import styles from './security.module.css';

type Kind = 'TOTP' | 'EMAIL' | 'SMS' | 'CALL';
type Problem = 'wrong' | 'tooMany' | 'failed' | 'phone';

interface Props {
  kind: Kind;
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

const problemOf = (thrown: unknown): Problem => {
  const { code, status } = thrown instanceof CallError ? thrown : { code: '', status: 0 };
  if (code === 'VERIFICATION_FAILED') return 'wrong';
  if (status === 429) return 'tooMany';
  return status === 400 ? 'phone' : 'failed';
};

/** A code shows that the app, the mailbox or the phone is the member's. */
export function EnrolCode({ kind, onDone }: Props) {
  const t = useT();
  const byPhone = kind === 'SMS' || kind === 'CALL';
  const [phone, setPhone] = useState('');
  const [begun, setBegun] = useState<FactorBegun>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnError(refusals);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (thrown) {
      setProblem(problemOf(thrown));
      setCode('');
      setRefusals((count) => count + 1);
    }
    setBusy(false);
  };
  const begin = (): Promise<void> =>
    attempt(async () => {
      setBegun(await (byPhone ? beginPhone(phone, kind) : kind === 'EMAIL' ? beginEmail() : beginTotp()));
    });
  const confirm = (typed: string): Promise<void> =>
    attempt(async () => {
      if (begun) onDone((await confirmFactor(begun.factorId, { code: typed })).recoveryCodes);
    });

  // App and mailbox need nothing first; a phone needs its number.
  const asked = useRef(false);
  useEffect(() => {
    if (byPhone || asked.current) return;
    asked.current = true;
    void begin();
  });

  const general = problem === 'tooMany' || problem === 'failed' || (problem === 'phone' && begun);
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!begun) void begin();
        else if (code.length === 6) void confirm(code);
        else setRefusals(refusals + 1);
      }}
      noValidate
    >
      {general && (
        <Notice kind="danger">{t(problem === 'tooMany' ? 'security.tooMany' : 'security.notAdded')}</Notice>
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
      {begun && (
        <>
          {begun.uri && begun.secret && <TotpKey uri={begun.uri} secret={begun.secret} />}
          {begun.hint && <p className="small quiet">{t('security.sentTo', { hint: begun.hint })}</p>}
          <CodeField
            label={t('security.code')}
            error={
              problem === 'wrong'
                ? t('security.codeWrong')
                : refusals > 0 && code.length < 6 && t('security.codeNeeded')
            }
            disabled={busy}
            value={code}
            onChange={setCode}
            onFull={(typed) => void confirm(typed)}
          />
        </>
      )}
      <Button type="submit" busy={busy}>
        {t(begun ? 'security.codeConfirm' : 'security.codeSend')}
      </Button>
    </form>
  );
}
