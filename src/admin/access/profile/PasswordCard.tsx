import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { callApi } from '../call-api.ts';
import { passwordProblem } from '../new-password.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import styles from './Profile.module.css';

export function PasswordCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { busy, failure, errorAt, attempt } = useAccessCall(['newPassword']);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const wrong = passwordProblem(next);
    setProblem(wrong && translate(wrong));
    if (wrong) return;
    void attempt(async () => {
      await callApi('POST', '/admin/api/auth/change-password', {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: true,
      });
      setCurrent('');
      setNext('');
      notify('access.profile.passwordDone', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['sessions'] });
    });
  };
  return (
    <Card title={translate('access.profile.password')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PasswordField
          label={translate('access.field.currentPassword')}
          name="current"
          kind="current"
          error={failure}
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={translate('access.field.newPassword')}
          name="new"
          kind="new"
          hint={translate('access.hint.password')}
          error={problem ?? errorAt('newPassword')}
          value={next}
          onChange={setNext}
        />
        <div>
          <Button type="submit" disabled={busy || current === '' || next === ''}>
            {translate('access.profile.passwordSubmit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
