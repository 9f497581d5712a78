import { ChartColumn } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { QueryState } from '#admin/ui/query-state/QueryState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { PeriodMenu } from '#admin/ui/report/PeriodMenu.tsx';
import { useReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { useOverview } from '../use-overview.ts';
import { useEmbedded } from '../use-reviews.ts';
import { DecidedBy } from './DecidedBy.tsx';
import { Fallen } from './Fallen.tsx';
import { OverviewMetrics } from './OverviewMetrics.tsx';
import { Spread } from './Spread.tsx';
import { StarColumns } from './StarColumns.tsx';
import '../messages.en.ts';
import '#admin/ui/report/messages.en.ts';
import './overview-messages.en.ts';
import styles from './overview.module.css';

/** `/reviews/overview`: what reviews said over a period, and what became of them. */
export default function OverviewPage() {
  const translate = useTranslate();
  const embedded = useEmbedded();
  const { period, params, choose } = useReportChoice();
  const read = useOverview(params);
  const back = { to: '/reviews', label: translate('reviews.name') };
  const title = translate('reviews.overview.title');
  if (!embedded)
    return (
      <Page title={title} back={back}>
        <EmptyState
          icon={ChartColumn}
          title={translate('reviews.overview.hosted')}
          detail={translate('reviews.overview.hostedDetail')}
        />
      </Page>
    );
  return (
    <Page
      title={title}
      back={back}
      actions={<PeriodMenu period={period} days={params} onChange={(next) => choose('period', next)} />}
    >
      <QueryState
        read={read}
        words="reviews.overview"
        icon={ChartColumn}
        skeleton={<RowsSkeleton rows={6} height={80} />}
      >
        {(overview) => (
          <div className="stack-16">
            <OverviewMetrics overview={overview} />
            <StarColumns overview={overview} />
            <div className={styles['two']}>
              <Spread overview={overview} />
              <DecidedBy by={overview.by} />
            </div>
            <Fallen fallen={overview.fallen} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
