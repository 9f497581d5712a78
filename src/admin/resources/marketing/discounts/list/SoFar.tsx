import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { DiscountCounts } from '#shared/discounts.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { useListFilter } from '#admin/ui/filter/use-list-filter.ts';
import { Money } from '#admin/ui/Money.tsx';
import { discountListSpec } from '../list-spec.ts';
import type { DiscountsProvider } from '../provider.ts';
import styles from '../discounts.module.css';

const whole: ListFilter = {};

function useSums(filter: ListFilter): DiscountCounts | undefined {
  const provider = useDataProvider<DiscountsProvider & ReturnType<typeof useDataProvider>>();
  const { data } = useQuery({
    queryKey: ['discounts', 'sums', { filter }],
    queryFn: async ({ signal }) => (await provider.sums('discounts', { filter, signal })).data,
    retry: false,
  });
  return data;
}

/** How many work now. */
export function WorkNow() {
  const translate = useTranslate();
  const totals = useSums(whole);
  if (!totals || totals.all === 0) return null;
  const { live } = totals.states;
  return (
    <small className={styles['soFar']}>
      {translate('discounts.workNow', { smart_count: live, live: live.toLocaleString('en') })}
    </small>
  );
}

/** What the lines of the list come to, those of its other pages too. */
export function SoFar() {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { filter } = useListFilter(discountListSpec);
  const totals = useSums(filter);
  if (!totals || totals.all === 0) return null;
  return (
    <span className={styles['totalsOfAll']}>
      <span>
        {translate('discounts.totals.uses', {
          smart_count: totals.uses,
          count: totals.uses.toLocaleString('en'),
        })}
      </span>
      <span>
        {translate('discounts.totals.discounted')} <Money amount={totals.given} currency={currency} />
      </span>
    </span>
  );
}
