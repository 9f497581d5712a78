import { use, useState, type FormEvent } from 'react';
import { withField, type AddressField, type AddressValues } from '../../shell/address/address.ts';
import { checkAddress } from '../../shell/address/address-rules.ts';
import { AddressFields } from '../../shell/address/AddressFields.tsx';
import { ServedContext } from '../../shell/address/served.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import styles from './subscriptions.module.css';

interface Props {
  values: AddressValues;
  busy: boolean;
  onChange: (values: AddressValues) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** Where it is to go, checked as at the checkout. */
export function MoveForm({ values, busy, onChange, onSend, onCancel }: Props) {
  const t = useT();
  const served = use(ServedContext);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const form = useFocusOnError(attempt);
  const problems = checkAddress(values);
  const shown =
    attempt > 0
      ? problems
      : Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field as AddressField)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!busy && Object.keys(problems).length === 0) onSend();
  };
  return (
    <form ref={form} className={styles['moveForm']} onSubmit={submit} noValidate>
      <AddressFields
        values={values}
        problems={shown}
        section="shipping"
        served={served}
        onChange={(field, value) => onChange(withField(values, field, value))}
        onLeave={(field) => setLeft((now) => new Set(now).add(field))}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {t('subscriptions.move.calculate')}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('subscriptions.keep')}
        </Button>
      </div>
    </form>
  );
}
