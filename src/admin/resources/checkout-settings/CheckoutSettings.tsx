import { useTranslate } from 'ra-core';
import { useMay } from '../../access/session.ts';
import { checkoutSettingsDesk } from '#shared/desks/checkout-settings.ts';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PayLinks } from './PayLinks.tsx';
import type { CheckoutRecord } from './settings-record.ts';
import styles from './checkout-settings.module.css';
import './messages.en.ts';

/** What buyers are asked, what it looks like, and links that lead straight to it. */
export default function CheckoutSettings() {
  const translate = useTranslate();
  const seesLinks = useMay(checkoutSettingsDesk.rights.links);
  const read = useOneRecord<CheckoutRecord>('checkout-settings', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('checkout-settings.name')}
      meta={translate('checkout-settings.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      <div className={styles['stack']}>
        {seesLinks && <PayLinks />}
        {read.data ? <CheckoutForm record={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
      </div>
    </Page>
  );
}
