import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { CardPaymentsCard } from './CardPaymentsCard.tsx';
import { TransferForm, type AccountRecord } from './TransferForm.tsx';
import './messages.en.ts';

/** How buyers may pay: by card, as the server was started, and by transfer to an account. */
export default function Payments() {
  return (
    <SettingsPage<AccountRecord>
      resource="payments"
      id="bank-transfer"
      form={(account) => <TransferForm account={account} />}
      layout={(form) => (
        <div className="stack-16">
          <CardPaymentsCard />
          {form}
        </div>
      )}
    />
  );
}
