import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from '../back-in-stock.module.css';
import type { Whom } from './whom.ts';
import '../messages.en.ts';

const choices = ['pieces', 'everybody'] as const;

/** Who is written to: no more than there are pieces for, or everybody. */
export default function WhomFields({ values: { whom }, change }: BulkFieldsProps<Whom>) {
  const translate = useTranslate();
  return (
    <div className={styles['fields']}>
      <Segmented
        label={translate('back-in-stock.whom.label')}
        value={whom}
        options={choices.map((value) => ({ value, label: translate(`back-in-stock.whom.${value}`) }))}
        onChange={(chosen) => change({ whom: chosen })}
      />
      <p>{translate(`back-in-stock.whom.${whom}Detail`)}</p>
    </div>
  );
}
