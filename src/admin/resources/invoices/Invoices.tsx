import { useTranslate } from 'ra-core';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { InvoicesForm, type InvoicesRecord } from './InvoicesForm.tsx';
import './messages.en.ts';

/** How the shop numbers its invoices and what stands on them. */
export default function Invoices() {
  const translate = useTranslate();
  const read = useOneRecord<InvoicesRecord>('invoices', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('invoices.name')}
      meta={translate('invoices.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <InvoicesForm settings={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
