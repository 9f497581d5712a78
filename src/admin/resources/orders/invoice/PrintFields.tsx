import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import styles from './print.module.css';
import type { PrintValues } from './print-values.ts';

/** Which papers; prices are part of the packing slips. */
export default function PrintFields({ values, change }: BulkFieldsProps<PrintValues>) {
  const translate = useTranslate();
  const box = (name: keyof PrintValues, disabled = false) => (
    <FormControlLabel
      className={name === 'prices' ? styles['within'] : undefined}
      disabled={disabled}
      control={
        <Checkbox
          checked={values[name] && !disabled}
          onChange={(_event, checked) => change({ [name]: checked })}
        />
      }
      label={
        <>
          {translate(`orders.print.${name}`)}
          <small className={styles['hint']}>{translate(`orders.print.hint.${name}`)}</small>
        </>
      }
    />
  );
  return (
    <fieldset className={styles['choices']}>
      <legend>{translate('orders.print.what')}</legend>
      {box('slips')}
      {box('prices', !values.slips)}
      {box('pickList')}
      {box('invoices')}
      {box('labels')}
    </fieldset>
  );
}
