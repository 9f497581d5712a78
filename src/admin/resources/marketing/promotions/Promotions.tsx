import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { useMay } from '#admin/access/session.ts';
import { useNamesById } from '#admin/ui/filter/use-record-names.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { Thumb } from '#admin/ui/Thumb.tsx';
import type { PromotionRecord } from './promotion-form.ts';
import { PromotionForm } from './PromotionForm.tsx';
import './messages.en.ts';

/** Only those of the rows in view are read, all of them in one call. */
function CollectionNames({ promotion: { categories } }: { promotion: PromotionRecord }) {
  const mayRead = useMay(collectionsDesk.rights.list);
  const ids = (categories ?? []).flatMap(({ _id }) => _id ?? []);
  const names = useNamesById(mayRead ? 'collections' : undefined, ids);
  return ids.flatMap((id) => names?.get(id) ?? []).join(', ');
}

export default function Promotions() {
  const translate = useTranslate();
  return (
    <PanelListPage<PromotionRecord>
      most={50}
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
        {
          id: 'collections',
          label: 'promotions.column.collections',
          cell: (promotion) => <CollectionNames promotion={promotion} />,
        },
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
