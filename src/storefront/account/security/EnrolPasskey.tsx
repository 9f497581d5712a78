import { useState } from 'react';
import { beginPasskey, confirmFactor } from '../../../wix/shopper/account-security.ts';
import { makePasskey } from '../../../wix/shopper/passkey.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import styles from './security.module.css';

export function EnrolPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[] | undefined) => void }) {
  const t = useT();
  const [label, setLabel] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'closed' | 'failed'>();
  const enrol = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { factorId, options } = await beginPasskey(label.trim());
      const credential = await makePasskey(options);
      if (credential) onDone((await confirmFactor(factorId, { credential })).recoveryCodes);
      else setProblem('closed');
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void enrol();
      }}
      noValidate
    >
      <p className="small quiet">{t('security.passkeyText')}</p>
      {problem && <Notice kind="danger">{t(`security.passkey.${problem}`)}</Notice>}
      <TextField
        label={t('security.passkeyName')}
        hint={t('security.passkeyNameHint')}
        autoComplete="off"
        maxLength={100}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('security.passkeyMake')}
      </Button>
    </form>
  );
}
