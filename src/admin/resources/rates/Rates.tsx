import { useQueryClient } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useHasReports } from '../../data/reports.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import type { RatesRecord } from './provider.ts';
import { RatesForm } from './RatesForm.tsx';
import '../../ui/report/messages.en.ts';
import './messages.en.ts';

/** What other currencies are worth, by day: reports convert by it. */
export default function Rates() {
  const hasReports = useHasReports();
  const translate = useTranslate();
  if (hasReports) return <KeptRates />;
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

function KeptRates() {
  const translate = useTranslate();
  const client = useQueryClient();
  const read = useOneRecord<RatesRecord>('rates', 'all');
  const revision = read.data?.revision;
  useEffect(() => {
    if (revision === undefined) return;
    // Whatever was converted by the rates before is read again.
    for (const queryKey of [
      ['orders', 'report'],
      ['rates', 'known'],
    ])
      void client.invalidateQueries({ queryKey });
  }, [client, revision]);
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('rates.name')}
      meta={translate('rates.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <RatesForm record={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
