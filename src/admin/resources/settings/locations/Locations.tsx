import { Archive, Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { LocationForm } from './LocationForm.tsx';
import type { LocationRecord } from './provider.ts';
import './messages.en.ts';

/** Where the business is: branches, offices and warehouses. The default one is the address of the business info. */
export default function Locations() {
  const translate = useTranslate();
  return (
    <PanelListPage<LocationRecord>
      most={100}
      sort={{ field: 'name', order: 'ASC' }}
      rowName={({ name }) => name ?? ''}
      form={(location) => <LocationForm location={location} />}
      columns={[
        {
          id: 'status',
          label: 'locations.column.status',
          bare: true,
          cell: ({ default: isDefault, archived }) => {
            if (isDefault)
              return <StatusChip tone="calm" icon={Star} label={translate('locations.default')} quiet />;
            return (
              archived && (
                <StatusChip tone="calm" icon={Archive} label={translate('locations.archived')} quiet />
              )
            );
          },
        },
        {
          id: 'address',
          label: 'locations.column.address',
          cell: ({ address }) => address?.formatted ?? '',
        },
        { id: 'phone', label: 'locations.column.phone', cell: ({ phone }) => phone ?? '' },
      ]}
    />
  );
}
