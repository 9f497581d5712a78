import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { SETTINGS } from '../provider.ts';
import type { StoredSettings } from './retry-days.ts';
import { SettingsForm } from './SettingsForm.tsx';
import '../messages.en.ts';

/** When a charge that was declined is tried again. */
export default function SubscriptionSettings() {
  return (
    <SettingsPage<StoredSettings>
      resource="subscriptions"
      id={SETTINGS}
      part="settings"
      narrow
      form={(settings) => <SettingsForm settings={settings} />}
    />
  );
}
