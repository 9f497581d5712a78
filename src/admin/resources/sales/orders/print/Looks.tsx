import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { PAPER_SIZES, type PrintPaper } from '#shared/papers.ts';
import { Card } from '#admin/ui/Card.tsx';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import styles from './print.module.css';
import type { PrintValues } from './print-values.ts';

interface Props {
  values: PrintValues;
  change: (part: Partial<PrintValues>) => void;
}

const languages = ['buyer', 'shop'] as const;
const papers = Object.keys(PAPER_SIZES) as PrintPaper[];
const sorts = [
  ['placed', 'placed'],
  ['place', 'location'],
  ['delivery', 'delivery'],
] as const;

/** How the slips look, and in which order the orders lie. */
export function Looks({ values, change }: Props) {
  const translate = useTranslate();
  const say = (what: string) => translate(`orders.print.${what}`);
  return (
    <Card id="looks" title={say('looks')}>
      <div className="stack-16">
        <div>
          {(['prices', 'pictures'] as const).map((what) => (
            <FormControlLabel
              key={what}
              className={styles['switch'] ?? ''}
              disabled={!values.slips}
              control={
                <Switch
                  checked={values.slips && values[what]}
                  onChange={(event) => change({ [what]: event.target.checked })}
                />
              }
              label={say(what)}
            />
          ))}
        </div>
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
            options={sorts.map(([value, label]) => ({ value, label: say(`sort.${label}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </div>
        <SelectField
          label={say('paper.title')}
          hint={values.invoices && values.paper !== 'a4' ? say('paper.invoices') : undefined}
          value={values.paper}
          onChange={(paper) => change({ paper })}
        >
          {papers.map((paper) => (
            <MenuItem key={paper} value={paper}>
              {say(`paper.${paper}`)}
            </MenuItem>
          ))}
        </SelectField>
      </div>
    </Card>
  );
}
