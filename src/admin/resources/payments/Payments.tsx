import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { Page } from '../../ui/Page.tsx';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { useTranslate } from 'ra-core';
import { CardPaymentsCard } from './CardPaymentsCard.tsx';
import { TransferForm, type AccountRecord } from './TransferForm.tsx';
import './messages.en.ts';
import styles from './Payments.module.css';

/** How buyers may pay: by card, as the server was started, and by transfer to an account. */
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
      <div className={styles['stack']}>
        <CardPaymentsCard />
        {read.data ? <TransferForm account={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
      </div>
    </Page>
  );
}
