import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { EmailSettingsForm } from './EmailSettingsForm.tsx';
import type { EmailSettingsRecord } from './provider.ts';
import './messages.en.ts';

/** Which server sends the store's emails, and who they are from. */
export default function EmailSettings() {
  return (
    <SettingsPage<EmailSettingsRecord>
      resource="email-settings"
      form={(record) => <EmailSettingsForm record={record} />}
    />
  );
}
