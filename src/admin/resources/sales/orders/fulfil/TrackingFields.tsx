import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { carriers, type Tracking, type TrackingProblem } from './parcels.ts';
import styles from './fulfil.module.css';

interface Props {
  value: Tracking;
  /** Said once somebody tried to send. */
  problems: readonly TrackingProblem[];
  onChange: (change: Partial<Tracking>) => void;
}

/** How a parcel is followed: one of the known carriers with a number, or another by its name. */
export function TrackingFields({ value, problems, onChange }: Props) {
  const translate = useTranslate();
  const { carrier } = value;
  const problem = (name: TrackingProblem): string | undefined =>
    problems.includes(name) ? translate(`orders.fulfil.problem.${name}`) : undefined;
  return (
    <div className={styles['fields']}>
      <SelectField
        label={translate('orders.fulfil.carrier')}
        value={carrier}
        onChange={(chosen) => onChange({ carrier: chosen })}
      >
        <MenuItem value="">{translate('orders.fulfil.carriers.none')}</MenuItem>
        {carriers.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`orders.fulfil.carriers.${one}`)}
          </MenuItem>
        ))}
      </SelectField>
      {carrier === 'other' && (
        <TextField
          label={translate('orders.fulfil.name')}
          value={value.name}
          error={problem('name')}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
      {carrier !== '' && (
        <TextField
          label={translate('orders.fulfil.number')}
          value={value.number}
          error={problem('number')}
          inputProps={{ maxLength: 100, dir: 'ltr' }}
          hint={carrier === 'other' ? undefined : translate('orders.fulfil.linkGoes')}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
      {carrier === 'other' && (
        <TextField
          label={translate('orders.fulfil.link')}
          type="url"
          value={value.link}
          error={problem('link')}
          hint={translate('orders.fulfil.linkGoes')}
          inputProps={{ maxLength: 2048, dir: 'ltr' }}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      )}
    </div>
  );
}
