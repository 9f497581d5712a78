import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../ui/TextField.tsx';
import { callApi } from '../call-api.ts';
import { useSignInInfo } from '../sign-in-info.ts';
import { useAccessCall } from '../use-access-call.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import '../../i18n/access.ts';
import styles from './Access.module.css';

export default function ForgotPassword() {
  const translate = useTranslate();
  const { busy, failure, attempt, setFailure } = useAccessCall();
  const [email, setEmail] = useState('');
  const info = useSignInInfo();
  const isStored = info?.hasMailbox ?? false;
  const [sent, setSent] = useState(false);
  const send = () =>
    attempt(async () => {
      await callApi('POST', '/admin/api/auth/request-password-reset', { email });
      setSent(true);
    });
  const back = (
    <Link className="link" to="/sign-in">
      {translate('access.forgot.back')}
    </Link>
  );
  if (sent) {
    return (
      <AccessFrame
        title={translate(isStored ? 'access.forgot.stored' : 'access.forgot.sent')}
        detail={translate(isStored ? 'access.forgot.storedDetail' : 'access.forgot.sentDetail', { email })}
      >
        <p className={styles['form']}>
          {isStored && (
            <Link className="link" to="/mailbox">
              {translate('access.forgot.mailbox')}
            </Link>
          )}
          {back}
        </p>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame
      title={translate('access.forgot.title')}
      detail={translate(isStored ? 'access.forgot.detailStored' : 'access.forgot.detail')}
    >
      <AccessForm
        submit={translate(isStored ? 'access.forgot.submitStored' : 'access.forgot.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => (email === '' ? setFailure(translate('access.invalid.required')) : void send())}
        below={back}
      >
        <TextField
          label={translate('access.field.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AccessForm>
    </AccessFrame>
  );
}
