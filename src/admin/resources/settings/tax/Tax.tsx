import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useChanges } from '#admin/data/live.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useGathered } from './use-gathered.ts';
import type { TaxRecord } from './table.ts';
import { TaxPage } from './TaxPage.tsx';
import './messages.en.ts';

/** What is taxed how, where, and for whom. */
export default function Tax() {
  const translate = useTranslate();
  const read = useOneRecord<TaxRecord>('tax', 'settings');
  const { refetch } = read;
  const [readAgain, forget] = useGathered(refetch);
  useChanges('tax', readAgain);
  useEffect(() => forget, [forget]);
  if (read.data) return <TaxPage record={read.data} />;
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  return (
    <Page
      title={translate('tax.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      <LineSkeleton widths={[40, 60, 50]} />
    </Page>
  );
}
