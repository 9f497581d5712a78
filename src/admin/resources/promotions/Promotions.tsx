import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRecordNames } from '../../ui/filter/use-record-names.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { PanelListPage } from '../../ui/panel/PanelListPage.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import type { PromotionRecord } from './promotion-form.ts';
import { PromotionForm } from './PromotionForm.tsx';
import './messages.en.ts';

export default function Promotions() {
  const translate = useTranslate();
  const names = useRecordNames('collections');
  const collectionsOf = ({ categories }: PromotionRecord) =>
    (categories ?? []).flatMap(({ _id = '' }) => names?.get(_id) ?? []).join(', ');
  return (
    <PanelListPage<PromotionRecord>
      most={100}
      sort={{ field: 'createdDate', order: 'DESC' }}
      rowName={({ name }) => name ?? ''}
      form={(promotion) => <PromotionForm promotion={promotion} />}
      columns={[
        {
          id: 'picture',
          label: 'promotions.column.picture',
          bare: true,
          cell: ({ media }) => <Thumb image={media?.image} width={80} height={30} />,
        },
        { id: 'collections', label: 'promotions.column.collections', cell: collectionsOf },
        {
          id: 'enabled',
          label: 'promotions.column.enabled',
          bare: true,
          cell: ({ enabled }) =>
            enabled ? (
              <StatusChip tone="ok" icon={Eye} quiet label={translate('promotions.status.visible')} />
            ) : (
              <StatusChip tone="calm" icon={EyeOff} label={translate('promotions.status.hidden')} />
            ),
        },
        {
          id: 'updated',
          label: 'promotions.column.updated',
          cell: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
        },
      ]}
    />
  );
}
