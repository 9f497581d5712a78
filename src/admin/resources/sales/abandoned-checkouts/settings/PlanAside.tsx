import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { SETTINGS } from '../provider.ts';
import styles from '../abandoned-checkouts.module.css';
import { useSummary } from '../use-abandoned-checkouts.ts';
import type { StoredPlan } from './plan-values.ts';
import { usePlanSummary } from './use-plan-summary.ts';

/** Beside the list while none is open: what the shop does by itself. */
export function PlanAside() {
  const translate = useTranslate();
  const words = usePlanSummary();
  const read = useOneRecord<StoredPlan>('abandoned-checkouts', SETTINGS);
  const { data: summary } = useSummary();
  return (
    <>
      <AsideSection
        title={translate('abandoned-checkouts.plan.title')}
        action={
          <Link to="/abandoned-checkouts/settings" className="link">
            {translate('abandoned-checkouts.plan.change')}
          </Link>
        }
      >
        {read.data ? (
          <p>{words(read.data)}</p>
        ) : (
          <LoadState read={read} title={translate('abandoned-checkouts.plan.failed')}>
            <LineSkeleton widths={[90]} />
          </LoadState>
        )}
      </AsideSection>
      {summary && (
        <AsideSection title={translate('abandoned-checkouts.figure.month')}>
          <p>
            {translate('abandoned-checkouts.figure.reminded', {
              smart_count: summary.reminded,
              recovered: summary.recoveredAfterReminder,
            })}
          </p>
          {summary.refusals > 0 && (
            <p className={styles['hint']}>
              {translate('abandoned-checkouts.figure.optOuts', { smart_count: summary.refusals })}
            </p>
          )}
        </AsideSection>
      )}
    </>
  );
}
