import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import styles from './form.module.css';

interface Props {
  visible: boolean;
  disabled: boolean;
  onChange: (visible: boolean) => void;
}

export function VisibilitySwitch({ visible, disabled, onChange }: Props) {
  const translate = useTranslate();
  return (
    <div>
      <FormControlLabel
        className={styles['switch']}
        control={
          <Switch
            checked={visible}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
        label={translate('products.form.shown')}
      />
      <p className={styles['hint']}>
        {translate(visible ? 'products.form.shownHint' : 'products.form.hiddenHint')}
      </p>
    </div>
  );
}
