import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { MemberSettingsForm } from './MemberSettingsForm.tsx';
import type { MemberSettings as Settings } from './settings-record.ts';
import './messages.en.ts';

/** Who may join, who may be seen, and by whom. */
export default function MemberSettings() {
  return (
    <SettingsPage<Settings>
      resource="member-settings"
      form={(settings) => <MemberSettingsForm settings={settings} />}
    />
  );
}
