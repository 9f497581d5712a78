import { Ticket, Tickets, WandSparkles } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { readCoupon } from '../coupon/coupon-form.ts';
import { shortCouponText } from '../coupon/coupon-sentence.ts';
import { titleOf, type DiscountRecord, type DiscountSummary } from '../discount-record.ts';
import { readRule } from '../form/rule-form.ts';
import { shortText } from '../sentence.ts';
import { StateChip } from '../StateChip.tsx';
import { scopesOf, useNames, useSentenceTools } from '../use-sentence-tools.ts';
import { TimeBar } from './TimeBar.tsx';
import { TimeHeader } from './TimeHeader.tsx';
import styles from '../discounts.module.css';

/** The names in all rows are read at once. */
export function Does({ discount }: { discount: DiscountRecord }) {
  const { timeZone } = useStoreProfile();
  const { data = [] } = useListContext<DiscountRecord>();
  const scopes = data.flatMap((each) =>
    each.how === 'code' ? [readCoupon(each, timeZone).scope] : scopesOf(readRule(each, timeZone)),
  );
  const telling = useSentenceTools(useNames(scopes));
  return (
    <>
      {discount.how === 'code'
        ? shortCouponText(readCoupon(discount, timeZone), telling)
        : shortText(readRule(discount, timeZone), telling)}
    </>
  );
}

function Uses({ told: { uses, limit } }: { told: DiscountSummary }) {
  const translate = useTranslate();
  return (
    <span className={styles['stacked']}>
      <span className="num">{uses.toLocaleString('en')}</span>
      {limit !== undefined && (
        <small className="num">{translate('discounts.ofLimit', { limit: limit.toLocaleString('en') })}</small>
      )}
    </span>
  );
}

export function Benefit({ told: { given } }: { told: DiscountSummary }) {
  const { currency } = useStoreProfile();
  return <Money amount={given} currency={currency} />;
}

/** By itself, for one code, or for one of many. */
export function How({ discount }: { discount: DiscountRecord }) {
  const translate = useTranslate();
  const { how } = discount;
  const codes = how === 'code' && discount.code === undefined ? discount.codeCount : undefined;
  const Icon = how === 'automatic' ? WandSparkles : codes === undefined ? Ticket : Tickets;
  return (
    <span className={styles['how']}>
      <Icon size={15} aria-hidden />
      {codes === undefined
        ? translate(`discounts.how.${how}`)
        : translate('discounts.how.many', { smart_count: codes, count: codes.toLocaleString('en') })}
    </span>
  );
}

export const columns: readonly ResourceColumn<DiscountRecord>[] = [
  {
    id: 'discount',
    label: 'discounts.column.discount',
    width: 300,
    grows: true,
    sortBy: 'name',
    render: (discount) => (
      <span className={styles['stacked']}>
        <b>
          <bdi>{titleOf(discount)}</bdi>
        </b>
        <small>
          <Does discount={discount} />
        </small>
      </span>
    ),
  },
  {
    id: 'how',
    label: 'discounts.column.how',
    width: 124,
    sortBy: 'how',
    render: (discount) => <How discount={discount} />,
  },
  {
    id: 'state',
    label: 'discounts.column.state',
    width: 152,
    sortBy: 'effect',
    render: ({ id, told }) => (
      <WorkOr id={id}>
        <StateChip told={told} quiet />
      </WorkOr>
    ),
  },
  {
    id: 'uses',
    label: 'discounts.column.uses',
    width: 84,
    end: true,
    sortBy: 'uses',
    render: ({ told }) => <Uses told={told} />,
  },
  {
    id: 'discounted',
    label: 'discounts.column.discounted',
    width: 112,
    end: true,
    sortBy: 'given',
    render: ({ told }) => <Benefit told={told} />,
  },
  {
    id: 'time',
    label: 'discounts.column.time',
    header: () => <TimeHeader />,
    width: 250,
    sortBy: 'starts',
    render: ({ told }) => <TimeBar told={told} />,
  },
  {
    id: 'order',
    label: 'discounts.column.order',
    width: 84,
    end: true,
    optional: true,
    sortBy: 'place',
    className: 'soft num',
    render: ({ told }) => told.place ?? '',
  },
  {
    id: 'created',
    label: 'discounts.column.created',
    width: 124,
    optional: true,
    sortBy: 'created',
    className: 'soft',
    render: ({ told }) => <DateTime value={told.created} />,
  },
];
