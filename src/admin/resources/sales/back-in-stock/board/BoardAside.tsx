import Switch from '@mui/material/Switch';
import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { backInStockDesk } from '#shared/desks/back-in-stock.ts';
import { useMay } from '#admin/access/session.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useCollecting, useSparing, useDemandTotals } from '../use-demand.ts';
import styles from '../back-in-stock.module.css';

/** Beside the board: whether the shop asks at all, and how they are told. */
export function BoardAside() {
  const translate = useTranslate();
  const read = useDemandTotals();
  const totals = read.data;
  return (
    <>
      <Collecting />
      <Sparing />
      <AsideSection title={translate('back-in-stock.aside.today')}>
        {totals ? (
          <p>
            {translate(totals.reach > 0 ? 'back-in-stock.aside.reach' : 'back-in-stock.aside.none', {
              smart_count: totals.reach,
            })}
          </p>
        ) : (
          <LoadState read={read}>
            <LineSkeleton widths={[80]} />
          </LoadState>
        )}
        {totals && totals.failed > 0 && (
          <p>
            <Link to={addressOf('back-in-stock-requests', { tab: 'failed' })} className="link">
              {translate('back-in-stock.aside.failed', { smart_count: totals.failed })}
            </Link>
          </p>
        )}
        <p className={styles['note']}>
          <ShieldCheck size={14} aria-hidden />
          {translate('back-in-stock.aside.once')}
        </p>
        <EmailNotice of="back-in-stock.aside" />
        <p className={styles['note']}>{translate('back-in-stock.aside.potentialRevenue')}</p>
      </AsideSection>
    </>
  );
}

export const Collecting = () => <Switched words="collect" {...useCollecting()} />;

const Sparing = () => <Switched words="spare" {...useSparing()} />;

/** On or off, with what that means; whoever may not change it reads it. */
function Switched({
  words,
  read,
  change,
}: { words: 'collect' | 'spare' } & ReturnType<typeof useCollecting>) {
  const translate = useTranslate();
  const mayChange = useMay(backInStockDesk.rights.collect);
  const on = read.data;
  if (on === undefined && !read.isFetching)
    return (
      <LoadState read={read} title={translate(`back-in-stock.${words}.loadFailed`)}>
        {null}
      </LoadState>
    );
  return (
    <AsideSection
      title={translate(`back-in-stock.${words}.title`)}
      action={
        on !== undefined &&
        mayChange && (
          <Switch
            checked={on}
            disabled={change.isPending}
            onChange={(_event, checked) => change.mutate(checked)}
            slotProps={{ input: { 'aria-label': translate(`back-in-stock.${words}.label`) } }}
          />
        )
      }
    >
      {on === undefined ? (
        <LineSkeleton widths={[90, 60]} />
      ) : (
        <p>{translate(`back-in-stock.${words}.${on ? 'on' : 'off'}`)}</p>
      )}
      {change.isError && (
        <ErrorState inline error={change.error} title={translate(`back-in-stock.${words}.failed`)} />
      )}
    </AsideSection>
  );
}
