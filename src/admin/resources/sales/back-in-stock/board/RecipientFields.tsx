import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { useSparing } from '../use-demand.ts';
import type { RecipientChoice } from './recipients.ts';
import '../messages.en.ts';

const choices = ['inStock', 'everybody'] as const;

/** Who is emailed; how many that are for what is in stock follows the setting of pieces. */
export default function RecipientFields({ values: { whom }, change }: BulkFieldsProps<RecipientChoice>) {
  const translate = useTranslate();
  const { data: limited = false } = useSparing().read;
  const detail = whom === 'inStock' && limited ? 'limited' : whom;
  return (
    <div className="stack-8">
      <Segmented
        label={translate('back-in-stock.recipients.label')}
        value={whom}
        options={choices.map((value) => ({ value, label: translate(`back-in-stock.recipients.${value}`) }))}
        onChange={(chosen) => change({ whom: chosen })}
      />
      <p>{translate(`back-in-stock.recipients.${detail}Detail`)}</p>
    </div>
  );
}
