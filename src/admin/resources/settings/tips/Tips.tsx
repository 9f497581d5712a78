import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import type { TipsRecord } from './provider.ts';
import { TipsForm } from './TipsForm.tsx';
import './messages.en.ts';

/** How the shop takes tips. */
export default function Tips() {
  return <SettingsPage<TipsRecord> resource="tips" form={(settings) => <TipsForm settings={settings} />} />;
}
