import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import styles from './form.module.css';
import { useFormState } from './form-context.ts';

interface Props {
  name: string;
  label: string;
  /** What each of the two means. */
  hint: { on: string; off: string };
}

export function SwitchInput({ name, label, hint }: Props) {
  const { values, allowed, change } = useFormState();
  const on = values[name] === true;
  if (!allowed) return <p className={styles['hint']}>{on ? hint.on : hint.off}</p>;
  return (
    <div>
      <FormControlLabel
        className={styles['switch'] ?? ''}
        control={<Switch checked={on} onChange={(event) => change({ [name]: event.target.checked })} />}
        label={label}
      />
      <p className={styles['hint']}>{on ? hint.on : hint.off}</p>
    </div>
  );
}
