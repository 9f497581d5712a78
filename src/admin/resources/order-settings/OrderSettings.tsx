import { useTranslate } from 'ra-core';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { OrderSettingsForm } from './OrderSettingsForm.tsx';
import type { OrderSettings as Settings } from './settings-record.ts';
import './messages.en.ts';

/** What happens to orders by itself. */
export default function OrderSettings() {
  const translate = useTranslate();
  const read = useOneRecord<Settings>('order-settings', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('order-settings.name')}
      meta={translate('order-settings.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <OrderSettingsForm settings={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
