import { useTranslate } from 'ra-core';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { isPrintSelection } from './print-selection.ts';
import { PrintDesk } from './PrintDesk.tsx';
import '../list/messages-list.en.ts';
import './messages.en.ts';

/** The papers of a selection: what is printed, how it looks, and one PDF of it. */
export default function PrintPage() {
  const translate = useTranslate();
  const { state, key } = useLocation();
  if (isPrintSelection(state)) return <PrintDesk key={key} chosen={state} />;
  return (
    <Page title={translate('orders.print.none')} back={{ to: '/orders', label: translate('orders.name') }}>
      <EmptyState
        icon={Printer}
        title={translate('orders.print.noneTitle')}
        detail={translate('orders.print.noneDetail')}
      />
    </Page>
  );
}
