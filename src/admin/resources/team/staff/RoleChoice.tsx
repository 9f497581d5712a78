import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { roleNames } from '#shared/permissions.ts';
import styles from './Staff.module.css';

interface Props {
  value: string;
  onChange: (role: string) => void;
}

export function RoleChoice({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate('staff.field.role')}
      className={styles['roles'] ?? ''}
      value={value}
      onChange={(_event, role) => onChange(role)}
    >
      {roleNames.map((role) => (
        <FormControlLabel
          key={role}
          value={role}
          control={<Radio />}
          label={
            <span>
              <b>{translate(`roles.role.${role}.name`)}</b>
              <small>{translate(`roles.role.${role}.detail`)}</small>
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}
