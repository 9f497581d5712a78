import { useGetList } from 'ra-core';
import { MAX_FIELDS } from '#wix/custom-field-operations.ts';
import { useLocation } from 'react-router';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import type { FieldRecord } from './field-form.ts';
import { FieldForm } from './FieldForm.tsx';
import { Profiles } from './Profiles.tsx';
import { Sections } from './Sections.tsx';
import './messages.en.ts';

const SORT = { field: 'place', order: 'ASC' } as const;

export default function CustomFields() {
  const { pathname } = useLocation();
  const isMaking = pathname.endsWith('/create');
  // The same query as the list's own: the form shows the others beside the one that is typed.
  const { data: all = [] } = useGetList<FieldRecord>('custom-fields', {
    pagination: { page: 1, perPage: MAX_FIELDS },
    sort: SORT,
  });
  return (
    <PanelListPage<FieldRecord>
      most={MAX_FIELDS}
      sort={SORT}
      rowName={({ name }) => name ?? ''}
      columns={[]}
      form={(field) => <FieldForm field={field} all={all} />}
      body={(rows, open) => (
        <>
          <Sections fields={rows} open={open} />
          {!open && !isMaking && <Profiles fields={rows} />}
        </>
      )}
    />
  );
}
