import { useState } from 'react';
import { useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { HaltNotice } from './HaltNotice.tsx';
import { useFactor, type FactorProps } from './use-factor.ts';

export function RecoveryCodeFactor(props: FactorProps) {
  const t = useT();
  const { busy, halt, refusals, run, verify } = useFactor(props);
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(0);
  const wrong = halt?.state === 'failed' && halt.reason === 'code-wrong';
  const submit = (): void => {
    if (busy) return;
    if (code.trim() === '') return setEmpty(empty + 1);
    void run(() => verify({ code: code.trim() }));
  };
  return (
    <>
      <p className="quiet">{t('signIn.factor.RECOVERY_CODE.lead')}</p>
      {!wrong && <HaltNotice halt={halt} />}
      <EntryForm
        attempt={refusals + empty}
        busy={busy}
        submit={t(busy ? 'signIn.code.checking' : 'signIn.code.confirm')}
        onSubmit={submit}
      >
        <TextField
          label={t('signIn.factor.RECOVERY_CODE.label')}
          error={
            wrong
              ? t('signIn.factor.RECOVERY_CODE.wrong')
              : empty > 0 && code.trim() === '' && t('signIn.factor.RECOVERY_CODE.needed')
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </EntryForm>
    </>
  );
}
