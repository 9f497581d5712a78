import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useSegments } from '../use-segments.ts';

/** Who buys the sample cart: nobody in particular, one of a segment, or a customer by address. */
export interface SampleBuyer {
  /** Empty, the id of a segment, or `email`. */
  as: string;
  email: string;
}

export const nobody: SampleBuyer = { as: '', email: '' };

/** As it is sent. */
export function buyerParams({ as, email }: SampleBuyer): { segmentId?: string; email?: string } {
  if (as !== 'email') return as === '' ? {} : { segmentId: as };
  return /^\S+@\S+$/.test(email.trim()) ? { email: email.trim() } : {};
}

interface Props {
  buyer: SampleBuyer;
  onChange: (buyer: SampleBuyer) => void;
}

export function BuyerField({ buyer, onChange }: Props) {
  const translate = useTranslate();
  const segments = useSegments();
  const say = (key: string) => translate(`discounts.try.${key}`);
  return (
    <>
      <SelectField label={say('as')} value={buyer.as} onChange={(as) => onChange({ ...buyer, as })}>
        <MenuItem value="">{say('nobody')}</MenuItem>
        {segments.map(({ id, kind }) => (
          <MenuItem key={id} value={id}>
            {translate(`discounts.segment.name.${kind}`)}
          </MenuItem>
        ))}
        <MenuItem value="email">{say('byEmail')}</MenuItem>
      </SelectField>
      {buyer.as === 'email' && (
        <TextField
          label={say('email')}
          hint={say('emailHint')}
          type="email"
          autoComplete="off"
          value={buyer.email}
          onChange={({ target }) => onChange({ ...buyer, email: target.value })}
        />
      )}
    </>
  );
}
