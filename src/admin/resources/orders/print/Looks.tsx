import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { FieldLabel } from '../../../ui/FieldLabel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from './print.module.css';
import type { PrintValues } from './print-values.ts';

interface Props {
  values: PrintValues;
  change: (part: Partial<PrintValues>) => void;
}

const languages = ['buyer', 'shop'] as const;
const sorts = ['placed', 'place', 'delivery'] as const;

/** How the slips look, and in which order the orders lie. */
export function Looks({ values, change }: Props) {
  const translate = useTranslate();
  const say = (what: string) => translate(`orders.print.${what}`);
  return (
    <Card id="looks" title={say('looks')}>
      <div className={styles['looks']}>
        <FormControlLabel
          className={styles['prices'] ?? ''}
          disabled={!values.slips}
          control={
            <Switch
              checked={values.slips && values.prices}
              onChange={(event) => change({ prices: event.target.checked })}
            />
          }
          label={say(values.prices ? 'prices.on' : 'prices.off')}
        />
        <div>
          <FieldLabel>{say('language.label')}</FieldLabel>
          <Segmented
            label={say('language.label')}
            value={values.language}
            options={languages.map((value) => ({
              value,
              label: say(`language.${value}`),
              disabled: !values.slips,
            }))}
            onChange={(language) => change({ language })}
          />
        </div>
        <div>
          <FieldLabel>{say('sort.label')}</FieldLabel>
          <Segmented
            label={say('sort.label')}
            value={values.sort}
            options={sorts.map((value) => ({ value, label: say(`sort.${value}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </div>
      </div>
    </Card>
  );
}
