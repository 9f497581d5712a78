import { useMay } from '#admin/access/session.ts';
import { checkoutSettingsDesk } from '#shared/desks/checkout-settings.ts';
import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PayLinks } from './PayLinks.tsx';
import type { CheckoutRecord } from './settings-record.ts';
import styles from './checkout-settings.module.css';
import './messages.en.ts';

/** What buyers are asked, what it looks like, and links that lead straight to it. */
export default function CheckoutSettings() {
  const seesLinks = useMay(checkoutSettingsDesk.rights.links);
  return (
    <SettingsPage<CheckoutRecord>
      resource="checkout-settings"
      form={(record) => <CheckoutForm record={record} />}
      layout={(form) => (
        <div className={styles['stack']}>
          {seesLinks && <PayLinks />}
          {form}
        </div>
      )}
    />
  );
}
