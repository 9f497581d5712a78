import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { TextField } from '../../ui/TextField.tsx';
import { callApi } from '../call-api.ts';
import { useEnter, useNext } from '../enter.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useSession } from '../session.ts';
import { useSignInInfo } from '../sign-in-info.ts';
import { useAccessCall } from '../use-access-call.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import '../../i18n/access.ts';
import styles from './Access.module.css';

export default function SignIn() {
  const translate = useTranslate();
  const info = useSignInInfo();
  const enter = useEnter();
  const next = useNext();
  const { busy, failure, attempt, setFailure } = useAccessCall();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [second, setSecond] = useState(false);
  const [entering, setEntering] = useState(false);
  const signedIn = useSession()?.person !== undefined;

  const signIn = (as: { email: string; password: string }) =>
    attempt(async () => {
      setEntering(true);
      const reply = await callApi<{ twoFactorRedirect?: boolean }>(
        'POST',
        '/admin/api/auth/sign-in/email',
        as,
      );
      if (reply.twoFactorRedirect) setSecond(true);
      else await enter();
    });

  if (signedIn && !entering) return <Navigate to={next} replace />;
  if (second) return <SecondFactor onRestart={() => setSecond(false)} onDone={enter} />;
  return (
    <AccessFrame
      title={translate('access.signIn.title')}
      detail={info && translate('access.signIn.detail', { store: info.store.name })}
      below={
        info?.signIns && <DemoSignIns signIns={info.signIns} busy={busy} onPick={(as) => void signIn(as)} />
      }
    >
      {info?.setupNeeded && <p className={styles['note']}>{translate('access.signIn.setup')}</p>}
      <AccessForm
        submit={translate('access.signIn.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => {
          if (email === '' || password === '')
            setFailure(translate('access.failure.INVALID_EMAIL_OR_PASSWORD'));
          else void signIn({ email, password });
        }}
        below={
          <Link className="link" to="/forgot-password">
            {translate('access.signIn.forgot')}
          </Link>
        }
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
        <PasswordField
          label={translate('access.field.password')}
          name="password"
          kind="current"
          value={password}
          onChange={setPassword}
        />
      </AccessForm>
    </AccessFrame>
  );
}
