import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isMailAddress } from '#shared/site-contact.ts';
import { TextField } from '../../ui/TextField.tsx';
import { callApi } from '../call-api.ts';
import { useEnter } from '../enter.ts';
import { passwordProblem } from '../new-password.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import { AccessForm } from './AccessForm.tsx';

interface Props {
  /** Where the account is created with a one-time token. */
  path: string;
  token: string;
  /** Known from the invitation; asked for otherwise. */
  email?: string;
  submit: string;
}

/** The fields of the form: an address that the invitation knows is not one of them. */
const shownFields = (invited: string | undefined) =>
  invited === undefined ? (['name', 'email', 'password'] as const) : (['name', 'password'] as const);

/** Name and password of a new account, which is signed in at once. */
export function NewAccountForm({ path, token, email: invited, submit }: Props) {
  const translate = useTranslate();
  const enter = useEnter();
  const { busy, failure, errorAt, attempt } = useAccessCall(shownFields(invited));
  const [form, setForm] = useState({ name: '', email: '', password: '' });
  const [problems, setProblems] = useState<Partial<Record<keyof typeof form, string>>>({});
  const required = translate('access.invalid.required');
  /** What is wrong with the address as it is typed, before it is sent. */
  const emailProblem = (email: string): string | undefined =>
    email === '' ? required : isMailAddress(email) ? undefined : translate('access.invalid.email');

  const create = () => {
    const wrongPassword = passwordProblem(form.password);
    const wrongEmail = invited === undefined ? emailProblem(form.email.trim()) : undefined;
    const found = {
      ...(form.name.trim() === '' ? { name: required } : {}),
      ...(wrongEmail ? { email: wrongEmail } : {}),
      ...(wrongPassword ? { password: translate(wrongPassword) } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { name, password } = form;
    void attempt(async () => {
      const own = invited === undefined ? { email: form.email.trim() } : {};
      const { email } = await callApi<{ email: string }>('POST', path, { token, name, password, ...own });
      await callApi('POST', '/admin/api/auth/sign-in/email', { email, password });
      await enter();
    });
  };

  return (
    <AccessForm submit={submit} busy={busy} failure={failure} onSubmit={create}>
      <TextField
        label={translate('access.field.name')}
        name="name"
        autoComplete="name"
        autoFocus
        value={form.name}
        error={problems.name ?? errorAt('name')}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
      />
      {invited === undefined && (
        <TextField
          label={translate('access.field.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          error={problems.email ?? errorAt('email')}
          onChange={(event) => setForm({ ...form, email: event.target.value })}
        />
      )}
      <PasswordField
        label={translate('access.field.password')}
        name="password"
        kind="new"
        hint={translate('access.hint.password')}
        error={problems.password ?? errorAt('password')}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
      />
    </AccessForm>
  );
}
