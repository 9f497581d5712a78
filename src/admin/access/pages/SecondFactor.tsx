import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { callApi } from '../call-api.ts';
import { CodeField } from '../CodeField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';

interface Props {
  onDone: () => Promise<void>;
  onRestart: () => void;
}

export function SecondFactor({ onDone, onRestart }: Props) {
  const translate = useTranslate();
  const { busy, failure, attempt, setFailure } = useAccessCall();
  const [backup, setBackup] = useState(false);
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  const verify = () =>
    attempt(async () => {
      const way = backup ? 'verify-backup-code' : 'verify-totp';
      await callApi('POST', `/admin/api/auth/two-factor/${way}`, {
        code: code.replaceAll(' ', ''),
        trustDevice: trust,
      });
      await onDone();
    });
  return (
    <AccessFrame
      title={translate('access.second.title')}
      detail={translate(backup ? 'access.second.backupDetail' : 'access.second.detail')}
    >
      <AccessForm
        submit={translate('access.second.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => (code === '' ? setFailure(translate('access.invalid.required')) : void verify())}
        below={
          <>
            <Button
              variant="text"
              color="primary"
              onClick={() => {
                setBackup(!backup);
                setCode('');
              }}
            >
              {translate(backup ? 'access.second.useApp' : 'access.second.useBackup')}
            </Button>
            <Button variant="text" onClick={onRestart}>
              {translate('access.second.restart')}
            </Button>
          </>
        }
      >
        <CodeField
          key={String(backup)}
          label={translate(backup ? 'access.field.backupCode' : 'access.field.code')}
          takesBackupCode={backup}
          value={code}
          onChange={setCode}
        />
        <FormControlLabel
          control={<Checkbox checked={trust} onChange={(_event, checked) => setTrust(checked)} />}
          label={translate('access.second.trust')}
        />
      </AccessForm>
    </AccessFrame>
  );
}
