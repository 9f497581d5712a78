import { useTranslate } from 'ra-core';
import { TextField } from '../TextField.tsx';
import './address.en.ts';
import styles from './address.module.css';
import type { AddressProblems, AddressText } from './address-text.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrors } from './place-label.ts';

interface Props {
  text: AddressText;
  /** What is to be shown as wrong now. */
  problems: AddressProblems;
  onChange: (text: AddressText) => void;
}

type Plain = 'firstName' | 'lastName' | 'company' | 'phone' | 'addressLine' | 'addressLine2';

/** The form of addresses: who, and where as the country writes it. */
export function AddressFields({ text, problems, onChange }: Props) {
  const translate = useTranslate();
  const { phone, ...place } = problems;
  const field = (name: Plain, autoFocus = false) => (
    <TextField
      label={translate(`address.${name}`)}
      value={text[name]}
      type={name === 'phone' ? 'tel' : 'text'}
      error={name === 'phone' && phone ? translate('counterpart.form.notPhone') : undefined}
      autoComplete="off"
      autoFocus={autoFocus}
      onChange={({ target }) => onChange({ ...text, [name]: target.value })}
    />
  );
  return (
    <div className={styles['fields']}>
      {field('firstName', true)}
      {field('lastName')}
      <div className={styles['wide']}>{field('company')}</div>
      <PlaceFields
        values={text}
        errors={placeErrors(translate, text.country, place)}
        onChange={(values) => onChange({ ...text, ...values })}
      >
        <div className={styles['wide']}>{field('addressLine')}</div>
        <div className={styles['wide']}>{field('addressLine2')}</div>
      </PlaceFields>
      <div className={styles['wide']}>{field('phone')}</div>
    </div>
  );
}
