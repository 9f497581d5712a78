import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { UnreadPage } from '#admin/ui/ladder/UnreadPage.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { SETTINGS } from '../provider.ts';
import type { KeptSettings } from './retry-days.ts';
import { SettingsForm } from './SettingsForm.tsx';
import '../messages.en.ts';

/** When a charge that was declined is tried again. */
export default function SettingsPage() {
  const translate = useTranslate();
  const read = useOneRecord<KeptSettings>('subscriptions', SETTINGS);
  return (
    <ResourceContextProvider value="subscriptions">
      {read.isError ? (
        <UnreadPage place="settings" read={read} />
      ) : (
        <Page
          narrow
          title={translate('subscriptions.settings.title')}
          back={{ to: '/subscriptions', label: translate('subscriptions.name') }}
        >
          {read.data ? <SettingsForm settings={read.data} /> : <LineSkeleton widths={[40, 60]} />}
        </Page>
      )}
    </ResourceContextProvider>
  );
}
