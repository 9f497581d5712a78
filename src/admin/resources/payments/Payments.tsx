import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { Page } from '../../ui/Page.tsx';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { useTranslate } from 'ra-core';
import { TransferForm, type AccountRecord } from './TransferForm.tsx';
import './messages.en.ts';

/** How buyers may pay; so far that is the account they transfer to. */
export default function Payments() {
  const translate = useTranslate();
  const read = useOneRecord<AccountRecord>('payments', 'bank-transfer');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('payments.name')}
      meta={translate('payments.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <TransferForm account={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
