import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Columns.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { callApi } from '../call-api.ts';
import { forgetSession, loadSession, type Person } from '../session.ts';
import { useAccessCall } from '../use-access-call.ts';
import styles from './Profile.module.css';

const longest = 100;

/** The name is one's own to change; address and role are the owner's. */
export function NameCard({ person }: { person: Person }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { busy, failure, attempt } = useAccessCall();
  const [name, setName] = useState(person.name);
  const typed = name.trim();
  const empty = typed === '' ? translate('access.invalid.required') : undefined;
  const save = () =>
    void attempt(async () => {
      if (empty) return;
      await callApi('PUT', '/admin/api/profile', { name: typed });
      forgetSession();
      await loadSession();
      setName(typed);
      await client.invalidateQueries({ queryKey: ['staff'] });
      notify('counterpart.form.saved', { type: 'success' });
    });
  return (
    <Card title={translate('access.profile.you')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={translate('access.field.name')}
          hint={translate('access.profile.nameHint')}
          name="name"
          autoComplete="name"
          inputProps={{ maxLength: longest }}
          error={failure ?? empty}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={busy || typed === person.name || typed === ''}>
            {translate('access.profile.nameSubmit')}
          </Button>
        </div>
        <Facts
          items={[
            [translate('access.field.email'), person.email],
            [
              translate('access.profile.role'),
              translate(`roles.role.${person.role}.name`, { _: person.role }),
            ],
          ]}
        />
        <p className={styles['text']}>{translate('access.profile.ownersOnly')}</p>
      </form>
    </Card>
  );
}
