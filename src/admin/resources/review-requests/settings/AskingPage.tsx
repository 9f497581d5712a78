import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import type { AskingSettings } from '#shared/review-requests.ts';
import { SETTINGS } from '../provider.ts';
import { AskingForm } from './AskingForm.tsx';
import '../messages.en.ts';

/** When the shop asks its buyers for a review, how it goes, and what they get. */
export default function AskingPage() {
  return (
    <SettingsPage<AskingSettings & { id: string }>
      resource="review-requests"
      id={SETTINGS}
      part="asking"
      form={(settings) => <AskingForm settings={settings} />}
    />
  );
}
