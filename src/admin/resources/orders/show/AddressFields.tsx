import { useTranslate } from 'ra-core';
import { isPhoneNumber } from '../../../../shared/phone.ts';
import { CountryField } from '../../../ui/CountryField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './AddressDialog.module.css';
import { addressFields, type AddressText } from './addresses.ts';

const wide = new Set(['company', 'addressLine', 'addressLine2', 'country']);

interface Props {
  text: AddressText;
  onChange: (text: AddressText) => void;
  /** Somebody has tried to save it: what is wrong is said. */
  checked: boolean;
}

export const isAddressValid = ({ phone }: AddressText): boolean =>
  phone.trim() === '' || isPhoneNumber(phone);

export function AddressFields({ text, onChange, checked }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles['fields']}>
      {addressFields.map((field) => (
        <div key={field} className={wide.has(field) ? styles['wide'] : undefined}>
          {field === 'country' ? (
            <CountryField
              label={translate('orders.address.field.country')}
              value={text.country}
              onChange={(country) => onChange({ ...text, country })}
            />
          ) : (
            <TextField
              label={translate(`orders.address.field.${field}`)}
              value={text[field]}
              error={
                field === 'phone' && checked && !isAddressValid(text)
                  ? translate('counterpart.form.notPhone')
                  : undefined
              }
              autoFocus={field === 'firstName'}
              onChange={(event) => onChange({ ...text, [field]: event.target.value })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
