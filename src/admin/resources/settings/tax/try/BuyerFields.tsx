import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { TaxIdAnswer } from '#shared/tax-answer.ts';
import { RecordFinder } from '#admin/ui/RecordFinder.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { nobody, type TriedBuyer } from './place-choice.ts';
import styles from './Try.module.css';

interface Props {
  buyer: TriedBuyer;
  /** What the server made of the tax id. */
  answer: TaxIdAnswer | undefined;
  onChange: (buyer: TriedBuyer) => void;
}

/** Who buys: anybody, a company by its tax id, or a customer with what exempts them. */
export function BuyerFields({ buyer, answer, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`tax-try.${key}`, values);
  return (
    <>
      <SelectField label={say('buyer')} value={buyer.as} onChange={(as) => onChange({ ...nobody, as })}>
        {(['private', 'company', 'customer'] as const).map((as) => (
          <MenuItem key={as} value={as}>
            {say(as)}
          </MenuItem>
        ))}
      </SelectField>
      {buyer.as === 'company' && (
        <TextField
          label={say('taxId')}
          hint={answer ? say('taxIdRead', { id: answer.normal }) : say('taxIdHint')}
          error={answer?.problem && say(`taxIdWrong.${answer.problem}`)}
          autoComplete="off"
          value={buyer.taxId}
          onChange={({ target }) => onChange({ ...buyer, taxId: target.value })}
        />
      )}
      {buyer.as === 'customer' &&
        (buyer.customer ? (
          <p className={styles['chosen']}>
            <b>{buyer.customer.title}</b>
            <Button size="small" autoFocus onClick={() => onChange({ ...buyer, customer: undefined })}>
              {say('otherCustomer')}
            </Button>
          </p>
        ) : (
          <RecordFinder
            desk="customers"
            label={say('findCustomer')}
            autoFocus
            onChoose={(customer) => onChange({ ...buyer, customer })}
          />
        ))}
    </>
  );
}
