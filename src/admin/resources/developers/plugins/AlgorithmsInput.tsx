import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { algorithmTypes, MAX_ALGORITHMS, type PluginAlgorithm } from '#shared/plugins.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { PluginValues } from './plugin-form.ts';
import styles from './plugins.module.css';

const NEW: PluginAlgorithm = { id: '', name: '', type: 'RELATED_ITEMS' };

/** What an app recommends by; the first is asked for first. */
export function AlgorithmsInput() {
  const translate = useTranslate();
  const label = useId();
  const { values, allowed, errorAt, change } = useFormState<PluginValues>();
  const { algorithms } = values;
  const write = (at: number, part: Partial<PluginAlgorithm>) =>
    change({ algorithms: algorithms.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const problem = errorAt('algorithms');
  if (!allowed)
    return (
      <ReadField
        label={translate('plugins.field.algorithms')}
        value={algorithms.map(({ name }) => name).join(', ')}
      />
    );
  return (
    <section className={styles['section']} aria-labelledby={label}>
      <FieldLabel id={label}>{translate('plugins.field.algorithms')}</FieldLabel>
      <p>{translate('plugins.hint.algorithms')}</p>
      {algorithms.map((algorithm, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own until it is written
        <div key={at} role="group" aria-label={translate('plugins.algorithm.one', { row: at + 1 })}>
          <div className={styles['algorithm']}>
            <TextField
              label={translate('plugins.algorithm.name')}
              value={algorithm.name}
              error={errorAt(`algorithms.${at}.name`)}
              onChange={({ target }) => write(at, { name: target.value })}
            />
            <SelectField
              label={translate('plugins.algorithm.type')}
              value={algorithm.type}
              onChange={(type) => write(at, { type })}
            >
              {algorithmTypes.map((type) => (
                <MenuItem key={type} value={type}>
                  {translate(`plugins.algorithm.types.${type}`)}
                </MenuItem>
              ))}
            </SelectField>
            <TextField
              label={translate('plugins.algorithm.id')}
              value={algorithm.id}
              error={errorAt(`algorithms.${at}.id`)}
              onChange={({ target }) => write(at, { id: target.value })}
            />
            <IconButton
              size="small"
              className={styles['remove'] ?? ''}
              aria-label={translate('plugins.algorithm.remove', { row: at + 1 })}
              onClick={() => change({ algorithms: algorithms.filter((_one, index) => index !== at) })}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {algorithms.length < MAX_ALGORITHMS && (
        <div>
          <Button size="small" onClick={() => change({ algorithms: [...algorithms, NEW] })}>
            {translate('plugins.algorithm.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
