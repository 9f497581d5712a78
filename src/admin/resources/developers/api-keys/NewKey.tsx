import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_KEY_NAME, type KeyScope, type MadeApiKey, type NewApiKey } from '#shared/developers.ts';
import { callApi } from '#admin/access/call-api.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { useSaveKey } from '#admin/ui/form/use-save-key.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.tsx';
import styles from './api-keys.module.css';
import { MadeKey } from './MadeKey.tsx';
import { ScopeField } from './ScopeField.tsx';

const terms = ['never', '30', '90', '365'] as const;
type Term = (typeof terms)[number];

const DAY_MS = 86_400_000;
const endOf = (term: Term): string | null =>
  term === 'never' ? null : new Date(Date.now() + Number(term) * DAY_MS).toISOString();

/** Makes a key, and shows it once in the same place. */
export function NewKey() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('read');
  const [term, setTerm] = useState<Term>('never');
  const make = useMutation({
    mutationFn: (wanted: NewApiKey) => callApi<MadeApiKey>('POST', '/admin/api/api-keys', wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: ['api-keys'] }),
  });
  const [copied, setCopied] = useState(false);
  const written = name.trim() !== '' || scope !== 'read' || term !== 'never';
  const guard = useLeaveGuard(make.data ? !copied : written && !make.isPending);
  const rejected = violationsOf(make.error, ['name', 'scope']);
  const nothing = typeof scope !== 'string' && Object.keys(scope).length === 0;
  const ready = name.trim() !== '' && !nothing && !make.isPending && !make.data;
  const send = () => make.mutate({ name, scope, expiresAt: endOf(term) });
  useSaveKey(ready, send);
  if (make.data)
    return (
      <>
        <MadeKey made={make.data} copied={copied} onCopied={() => setCopied(true)} />
        {guard}
      </>
    );
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send();
      }}
    >
      {rejected.other && <ErrorState inline title={translate('api-keys.notMade')} error={rejected.other} />}
      <TextField
        label={translate('api-keys.field.name')}
        hint={translate('api-keys.hint.name')}
        error={rejected.of('name')}
        value={name}
        autoFocus
        inputProps={{ maxLength: MAX_KEY_NAME }}
        onChange={(event) => setName(event.target.value)}
      />
      <ScopeField
        scope={scope}
        error={nothing ? translate('api-keys.nothing') : rejected.of('scope')}
        onChange={setScope}
      />
      <SelectField label={translate('api-keys.field.ends')} value={term} onChange={setTerm}>
        {terms.map((value) => (
          <MenuItem key={value} value={value}>
            {translate(`api-keys.term.${value}`)}
          </MenuItem>
        ))}
      </SelectField>
      <Button type="submit" variant="contained" disabled={!ready} aria-busy={make.isPending}>
        {translate('api-keys.make')}
      </Button>
      {guard}
    </form>
  );
}
