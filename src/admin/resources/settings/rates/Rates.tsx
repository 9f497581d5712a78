import { Coins } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useHasReports } from '#admin/data/reports.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { SettingsPage } from '#admin/ui/form/SettingsPage.tsx';
import { Page } from '#admin/ui/Page.tsx';
import type { RatesRecord } from './provider.ts';
import { RatesForm } from './RatesForm.tsx';
import '#admin/ui/report/messages.en.ts';
import './messages.en.ts';

/** What other currencies are worth, by day: reports convert by it. */
export default function Rates() {
  const hasReports = useHasReports();
  const translate = useTranslate();
  if (hasReports)
    return (
      <SettingsPage<RatesRecord> resource="rates" id="all" form={(record) => <RatesForm record={record} />} />
    );
  return (
    <Page
      title={translate('rates.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      <EmptyState
        icon={Coins}
        title={translate('reports.hosted')}
        detail={translate('reports.hostedDetail')}
      />
    </Page>
  );
}
