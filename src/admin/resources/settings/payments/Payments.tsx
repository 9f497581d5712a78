import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { CardPaymentsCard } from './CardPaymentsCard.tsx';
import { ManualMethodsCard } from './ManualMethodsCard.tsx';
import { PaymentPreview } from './PaymentPreview.tsx';
import { TransferForm, type AccountRecord } from './TransferForm.tsx';
import './messages.en.ts';

/** How buyers may pay: by card, by transfer to an account, and in ways of the store's own. */
export default function Payments() {
  return (
    <SettingsPage<AccountRecord>
      resource="payments"
      id="bank-transfer"
      form={(account) => <TransferForm account={account} />}
      layout={(form) => (
        <div className="stack-16">
          <PaymentPreview />
          <CardPaymentsCard />
          <ManualMethodsCard />
          {form}
        </div>
      )}
    />
  );
}
