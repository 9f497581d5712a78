import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { CollectionRecord } from '../collection-record.ts';
import { CollectionPage } from './CollectionPage.tsx';
import '../messages.en.ts';

export default function CollectionEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useOneRecord<CollectionRecord>('collections', id);
  if (read.data) return <CollectionPage key={id} collection={read.data} />;
  if (read.error) return <RecordLoadError place="form" read={read} />;
  return (
    <Page
      title={translate('collections.form.title')}
      back={{ to: '/collections', label: translate('collections.name') }}
    >
      <LineSkeleton widths={[40, 80, 64, 72]} />
    </Page>
  );
}
