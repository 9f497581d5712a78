import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import type { ReviewRequestSettings } from '#shared/review-requests.ts';
import { SETTINGS } from '../provider.ts';
import { ReviewRequestsForm } from './ReviewRequestsForm.tsx';
import '../messages.en.ts';

/** When the shop asks its buyers for a review, how it goes, and what they get. */
export default function ReviewRequestsSettingsPage() {
  return (
    <SettingsPage<ReviewRequestSettings & { id: string }>
      resource="review-requests"
      id={SETTINGS}
      part="settings"
      form={(settings) => <ReviewRequestsForm settings={settings} />}
    />
  );
}
