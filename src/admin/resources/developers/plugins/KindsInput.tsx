import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { pluginKinds } from '#shared/plugins.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { PluginValues } from './plugin-form.ts';
import styles from './plugins.module.css';

/** What it is asked about, and what holds where it does not answer. */
export function KindsInput() {
  const translate = useTranslate();
  const id = useId();
  const { values, allowed, errorAt, change } = useFormState<PluginValues>();
  const problem = errorAt('kinds');
  return (
    <div>
      <FieldLabel id={id}>{translate('plugins.field.kinds')}</FieldLabel>
      <ul className={styles['kinds']} aria-labelledby={id}>
        {pluginKinds.map((kind) => (
          <li key={kind}>
            <FormControlLabel
              disabled={!allowed}
              control={
                <Checkbox
                  size="small"
                  checked={values.kinds.includes(kind)}
                  onChange={({ target }) =>
                    change({
                      kinds: target.checked
                        ? [...values.kinds, kind]
                        : values.kinds.filter((one) => one !== kind),
                    })
                  }
                />
              }
              label={translate(`plugins.kind.${kind}`)}
            />
            <small>{translate(`plugins.without.${kind}`)}</small>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
