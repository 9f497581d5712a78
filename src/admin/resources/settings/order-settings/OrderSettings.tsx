import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { OrderSettingsForm } from './OrderSettingsForm.tsx';
import type { OrderSettings as Settings } from './settings-record.ts';
import './messages.en.ts';

/** What happens to orders by itself. */
export default function OrderSettings() {
  return (
    <SettingsPage<Settings>
      resource="order-settings"
      form={(settings) => <OrderSettingsForm settings={settings} />}
    />
  );
}
