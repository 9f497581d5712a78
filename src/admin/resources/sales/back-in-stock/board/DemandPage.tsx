import { useGetOne, useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { DemandParts } from './DemandParts.tsx';
import type { DemandRecord } from './provider.ts';

/** The open variant where there is no room beside the board. */
export function DemandPage({ id }: { id: string }) {
  const translate = useTranslate();
  const read = useGetOne<DemandRecord>('back-in-stock', { id }, { retry: false });
  if (read.isError && !read.data) return <RecordLoadError place="show" read={read} />;
  return (
    <Page
      narrow
      title={read.data?.name || translate('back-in-stock.show.title')}
      back={{ to: '/back-in-stock', label: translate('back-in-stock.name') }}
    >
      <Card title={translate('back-in-stock.show.title')}>
        {read.data ? <DemandParts demand={read.data} /> : <LineSkeleton widths={[70, 50, 90]} />}
      </Card>
    </Page>
  );
}
