import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { InvoicesForm, type InvoicesRecord } from './InvoicesForm.tsx';
import './messages.en.ts';

/** How the shop numbers its invoices and what stands on them. */
export default function Invoices() {
  return (
    <SettingsPage<InvoicesRecord>
      resource="invoices"
      form={(settings) => <InvoicesForm settings={settings} />}
    />
  );
}
