import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerSummary } from '#shared/customers.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { nameOf } from '../../customer-record.ts';
import { useCustomersProvider } from '../use-customers.ts';
import styles from './law.module.css';

interface Props {
  label: string;
  /** Who cannot be chosen. */
  except: string;
  /** Among whom is looked. */
  status: readonly string[];
  chosen: CustomerSummary | undefined;
  onChoose: (customer: CustomerSummary) => void;
}

const PAUSE = 200;

/** One of the shop's customers, by name, address or phone; the one chosen stays in sight. */
export function CustomerFinder({ label, except, status, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const provider = useCustomersProvider();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), PAUSE);
  const found = useQuery({
    queryKey: ['customers', 'find', { text, status }],
    queryFn: async ({ signal }) => (await provider.lookFor('customers', { text, status, signal })).data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const others = text === '' ? [] : (found.data ?? []).filter(({ id }) => id !== except && id !== chosen?.id);
  const shown = chosen ? [chosen, ...others] : others;
  return (
    <div className="stack-8">
      <TextField
        label={label}
        hint={translate('customers.law.find')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that a person has just opened
        autoFocus
      />
      {found.isError && <ErrorState inline title={translate('customers.law.unfound')} error={found.error} />}
      {shown.length > 0 && (
        <div className={styles['found']} role="radiogroup" aria-label={translate('customers.law.found')}>
          {shown.map((one) => (
            <label key={one.id} htmlFor={`found-${one.id}`}>
              <input
                id={`found-${one.id}`}
                type="radio"
                name="found-customer"
                checked={one.id === chosen?.id}
                onChange={() => onChoose(one)}
              />
              <span>
                {nameOf(one)}
                <small>{one.email ?? one.phone}</small>
              </span>
            </label>
          ))}
        </div>
      )}
      {text !== '' && found.data && !found.isPlaceholderData && shown.length === 0 && (
        <p role="status" className="muted">
          {translate('customers.law.none')}
        </p>
      )}
    </div>
  );
}
