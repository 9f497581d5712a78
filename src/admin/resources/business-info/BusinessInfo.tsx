import { useTranslate } from 'ra-core';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import type { BusinessRecord } from './business-record.ts';
import './messages.en.ts';

/** What the shop is called, how it is reached, and when it is open. */
export default function BusinessInfo() {
  const translate = useTranslate();
  const read = useOneRecord<BusinessRecord>('business-info', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('business-info.name')}
      meta={translate('business-info.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <BusinessForm record={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
