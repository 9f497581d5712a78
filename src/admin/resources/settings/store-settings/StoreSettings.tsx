import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import type { StoreSettingsRecord } from './provider.ts';
import { StoreSettingsForm } from './StoreSettingsForm.tsx';
import './messages.en.ts';

/** What prices, days, texts and links of the store go by. */
export default function StoreSettings() {
  return (
    <SettingsPage<StoreSettingsRecord>
      resource="store-settings"
      form={(record) => <StoreSettingsForm record={record} />}
    />
  );
}
