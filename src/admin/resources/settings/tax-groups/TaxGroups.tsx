import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { TaxGroup } from '#wix/tax-group-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { TaxGroupForm } from './TaxGroupForm.tsx';
import './messages.en.ts';

export default function TaxGroups() {
  const translate = useTranslate();
  return (
    <PanelListPage<StoredRecord<TaxGroup>>
      most={100}
      sort={{ field: 'name', order: 'ASC' }}
      rowName={({ name }) => name ?? ''}
      back={{ to: '/tax', label: translate('tax.name') }}
      form={(group) => <TaxGroupForm group={group} />}
      columns={[
        {
          id: 'kind',
          label: 'tax-groups.column.kind',
          bare: true,
          cell: ({ isDefault }) =>
            isDefault && (
              <StatusChip tone="calm" icon={LockKeyhole} label={translate('tax-groups.default')} quiet />
            ),
        },
        {
          id: 'created',
          label: 'tax-groups.column.created',
          cell: ({ _createdDate }) => <DateTime value={_createdDate} style="day" />,
        },
        {
          id: 'updated',
          label: 'tax-groups.column.updated',
          cell: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
        },
      ]}
    />
  );
}
