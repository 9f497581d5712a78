import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConfirmationRequest } from '#wix/confirmed-fetch.ts';
import '../../i18n/access.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { callApi } from '../call-api.ts';
import { CodeField } from '../CodeField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import './messages.en.ts';

interface Props {
  request: ConfirmationRequest;
  onClose: (isConfirmed: boolean) => void;
}

export default function ConfirmationDialog({ request: { method, minutes }, onClose }: Props) {
  const translate = useTranslate();
  const { busy, failure, attempt } = useAccessCall();
  const [proof, setProof] = useState('');
  const isPassword = method === 'PASSWORD';
  const confirm = () =>
    attempt(async () => {
      await callApi('POST', '/admin/api/confirmation', isPassword ? { password: proof } : { code: proof });
      onClose(true);
    });
  return (
    <ConfirmDialog
      open
      title={translate('confirmation.title')}
      confirm={translate('confirmation.submit')}
      busy={busy}
      disabled={proof === ''}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    >
      <p>{translate(isPassword ? 'confirmation.password' : 'confirmation.code', { minutes })}</p>
      {isPassword ? (
        <PasswordField
          label={translate('access.field.password')}
          name="password"
          kind="current"
          autoFocus
          value={proof}
          error={failure}
          onChange={setProof}
        />
      ) : (
        <CodeField
          label={translate('confirmation.codeField')}
          takesBackupCode
          value={proof}
          error={failure}
          onChange={setProof}
        />
      )}
    </ConfirmDialog>
  );
}
