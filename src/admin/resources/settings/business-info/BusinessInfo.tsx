import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import type { BusinessRecord } from './business-record.ts';
import './messages.en.ts';

/** What the shop is called, how it is reached, and when it is open. */
export default function BusinessInfo() {
  return (
    <SettingsPage<BusinessRecord>
      resource="business-info"
      form={(record) => <BusinessForm record={record} />}
    />
  );
}
