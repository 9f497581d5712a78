import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import type { CustomerField } from '#shared/customers.ts';
import { writeFields } from '#wix/member-operations.ts';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { shortNameOf, type OpenCustomer } from '../../customer-record.ts';
import { useCustomerAction } from '../use-customers.ts';
import styles from './cards.module.css';
import { readTyped, toValues } from './field-values.ts';
import './messages-cards.en.ts';

interface Props {
  customer: OpenCustomer;
  fields: readonly CustomerField[];
  onClose: () => void;
}

/** Where the platform says what is wrong with it. */
const pathOf = (key: string): string => `member.contact.customFields.${key}`;

/** All of them at once, each with who sees it; what does not fit is said beside it. */
export default function FieldsForm({ customer, fields, onClose }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => readTyped(fields));
  /** Of what was typed last and not changed since. */
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const { memberId = '' } = customer;
  const paths = fields.map(({ key }) => pathOf(key));
  const save = useCustomerAction<Parameters<typeof writeFields>[1]>(
    'customers.fields.saved',
    (_provider, values) => writeFields(memberId, values),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { values, noNumbers } = toValues(fields, typed);
    setProblems(Object.fromEntries(noNumbers.map((key) => [key, translate('customers.fields.number')])));
    if (noNumbers.length > 0 || save.isPending) return;
    if (Object.keys(values).length === 0) {
      onClose();
      return;
    }
    save.mutate(values, {
      onSuccess: onClose,
      onError(error) {
        const { of } = violationsOf(error, paths);
        setProblems(Object.fromEntries(fields.map(({ key }) => [key, of(pathOf(key))])));
      },
    });
  };
  const unplaced = violationsOf(save.error, paths).other;
  return (
    <form className="stack-12" onSubmit={submit} noValidate>
      {fields.map(({ key, name, type, privacy }, index) => {
        const change = (value: string) => {
          setTyped({ ...typed, [key]: value });
          setProblems(({ [key]: _gone, ...others }) => others);
        };
        const shared = {
          label: <bdi>{name}</bdi>,
          hint: translate(`customers.fields.sees.${privacy}`, { name: shortNameOf(customer), _: '' }),
          error: problems[key],
          value: typed[key] ?? '',
          // The first field of a form that a person has just opened.
          autoFocus: index === 0,
        };
        return type === 'DATE' ? (
          <DateField key={key} {...shared} onChange={change} />
        ) : (
          <TextField
            key={key}
            {...shared}
            type={type === 'URL' || type === 'SOCIAL' ? 'url' : 'text'}
            inputProps={{ ...(type === 'NUMBER' && { inputMode: 'decimal' as const }), dir: 'auto' }}
            onChange={({ target }) => change(target.value)}
          />
        );
      })}
      {unplaced && <ErrorState inline error={unplaced} title={translate('customers.fields.failed')} />}
      <div className={styles['buttons']}>
        <Button onClick={onClose} disabled={save.isPending}>
          {translate('counterpart.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending} aria-busy={save.isPending}>
          {translate('customers.fields.save')}
        </Button>
      </div>
    </form>
  );
}
