import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../call-api.ts';
import { passwordProblem } from '../new-password.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import '../../i18n/access.ts';

export default function ResetPassword() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { busy, failure, attempt } = useAccessCall();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const wrong = passwordProblem(password);
    setProblem(wrong && translate(wrong));
    if (wrong) return;
    void attempt(async () => {
      await callApi('POST', '/admin/api/auth/reset-password', {
        newPassword: password,
        token: query.get('token') ?? '',
      });
      notify('access.reset.done', { type: 'success' });
      await navigate('/sign-in', { replace: true });
    });
  };
  return (
    <AccessFrame title={translate('access.reset.title')} detail={translate('access.reset.detail')}>
      <AccessForm
        submit={translate('access.reset.submit')}
        busy={busy}
        failure={failure}
        onSubmit={submit}
        below={
          <Link className="link" to="/forgot-password">
            {translate('access.forgot.submit')}
          </Link>
        }
      >
        <PasswordField
          label={translate('access.field.newPassword')}
          name="password"
          kind="new"
          autoFocus
          hint={translate('access.hint.password')}
          error={problem}
          value={password}
          onChange={setPassword}
        />
      </AccessForm>
    </AccessFrame>
  );
}
