import { ChartColumn } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useHasReports } from '#admin/data/reports.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { SalesReports } from './SalesReports.tsx';
import '#admin/i18n/order-messages.ts';
import '#admin/i18n/payment-messages.ts';
import '#admin/ui/report/messages.en.ts';
import './messages.en.ts';

export default function Reports() {
  const translate = useTranslate();
  const hasReports = useHasReports();
  if (hasReports) return <SalesReports />;
  return (
    <Page title={translate('reports.title')} back={{ to: '/', label: translate('counterpart.frame.home') }}>
      <EmptyState
        icon={ChartColumn}
        title={translate('reports.hosted')}
        detail={translate('reports.hostedDetail')}
      />
    </Page>
  );
}
