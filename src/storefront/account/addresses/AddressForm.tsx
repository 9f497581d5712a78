import { use, useEffect, useState, type FormEvent } from 'react';
import {
  EMPTY_ADDRESS,
  withField,
  type AddressField,
  type AddressValues,
} from '../../shell/address/address.ts';
import { AddressFields } from '../../shell/address/AddressFields.tsx';
import { checkAddress, type AddressProblems } from '../../shell/address/address-rules.ts';
import { ServedContext } from '../../shell/address/served.ts';
import { toValues, type SavedAddress } from '../../shell/address/saved-address.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { fromValues } from './addresses.ts';
import styles from './addresses.module.css';

interface Props {
  address?: SavedAddress;
  busy: boolean;
  onSave: (address: SavedAddress) => void;
  onCancel: () => void;
}

/** Name and phone are those of the profile. */
function check(values: AddressValues): AddressProblems {
  const { firstName: _first, lastName: _last, ...problems } = checkAddress(values);
  return problems;
}

export function AddressForm({ address, busy, onSave, onCancel }: Props) {
  const t = useT();
  const served = use(ServedContext);
  const [values, setValues] = useState<AddressValues>(address ? toValues(address) : EMPTY_ADDRESS);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const form = useFocusOnError(attempt);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [form]);
  const problems = check(values);
  const shown =
    attempt > 0
      ? problems
      : Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field as AddressField)));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!busy && Object.keys(problems).length === 0) onSave(fromValues(values, address?._id ?? undefined));
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label={t(address ? 'addresses.edit' : 'addresses.add')}
      onSubmit={submit}
      noValidate
    >
      <AddressFields
        values={values}
        problems={shown}
        section="shipping"
        placeOnly
        served={served}
        anyCountry
        onChange={(field, value) => setValues((now) => withField(now, field, value))}
        onLeave={(field) => setLeft((now) => new Set(now).add(field))}
      />
      <div className={styles['buttons']}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.saving' : 'addresses.save')}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  );
}
