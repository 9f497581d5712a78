import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { callApi } from '../call-api.ts';
import { PasswordField } from '../PasswordField.tsx';
import { forgetSession, loadSession } from '../session.ts';
import { useAccessCall } from '../use-access-call.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx';
import styles from './Profile.module.css';

interface Enrolment {
  totpURI: string;
  backupCodes: string[];
}

type Step =
  | { kind: 'ask'; what: 'enable' | 'disable' | 'generate-backup-codes' }
  | { kind: 'scan'; enrolment: Enrolment }
  | { kind: 'codes'; codes: string[] };

const reload = async () => {
  forgetSession();
  await loadSession();
};

/** Every change asks for the password again: an unlocked screen alone shall not be enough. */
export function SecondFactorCard({ on }: { on: boolean }) {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>();
  const [password, setPassword] = useState('');
  const { busy, failure, attempt, setFailure } = useAccessCall();

  /** A password that was typed does not wait in the page for the next person. */
  const close = () => {
    setStep(undefined);
    setPassword('');
    setFailure(undefined);
  };

  const confirm = (what: 'enable' | 'disable' | 'generate-backup-codes') =>
    attempt(async () => {
      const reply = await callApi<Enrolment>('POST', `/admin/api/auth/two-factor/${what}`, { password });
      setPassword('');
      if (what === 'enable') return setStep({ kind: 'scan', enrolment: reply });
      if (what === 'generate-backup-codes') return setStep({ kind: 'codes', codes: reply.backupCodes });
      setStep(undefined);
      return reload();
    });
  const requested = step?.kind === 'ask' ? step.what : undefined;
  const verbs = {
    enable: 'secondStart',
    disable: 'secondEnd',
    'generate-backup-codes': 'backupNew',
  } as const;

  return (
    <Card title={translate('access.profile.second')}>
      <div className={styles['row']}>
        <StatusChip
          tone={on ? 'ok' : 'warn'}
          icon={on ? ShieldCheck : ShieldAlert}
          label={translate(on ? 'access.profile.secondOn' : 'access.profile.secondOff')}
          quiet={on}
        />
        <span className={styles['end']}>
          {on && (
            <Button onClick={() => setStep({ kind: 'ask', what: 'generate-backup-codes' })}>
              {translate('access.profile.backupNew')}
            </Button>
          )}
          {step?.kind === 'scan' ? (
            <Button onClick={close}>{translate('counterpart.action.cancel')}</Button>
          ) : (
            <Button onClick={() => setStep({ kind: 'ask', what: on ? 'disable' : 'enable' })}>
              {translate(on ? 'access.profile.secondEnd' : 'access.profile.secondStart')}
            </Button>
          )}
        </span>
      </div>
      {step?.kind === 'scan' && (
        <EnrolSecondFactor
          uri={step.enrolment.totpURI}
          onDone={() => {
            setStep({ kind: 'codes', codes: step.enrolment.backupCodes });
            void reload();
          }}
        />
      )}
      {step?.kind === 'codes' && <BackupCodes codes={step.codes} onDone={() => setStep(undefined)} />}
      <ConfirmDialog
        open={requested !== undefined}
        title={translate(`access.profile.${verbs[requested ?? 'enable']}`)}
        confirm={translate(`access.profile.${verbs[requested ?? 'enable']}`)}
        busy={busy}
        disabled={password === ''}
        onClose={close}
        onConfirm={() => requested && void confirm(requested)}
      >
        {requested === 'disable' && (
          <p className={styles['text']}>{translate('access.profile.secondEndDetail')}</p>
        )}
        <PasswordField
          label={translate('access.field.currentPassword')}
          name="password"
          kind="current"
          autoFocus
          error={failure}
          value={password}
          onChange={setPassword}
        />
      </ConfirmDialog>
    </Card>
  );
}
