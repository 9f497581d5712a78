import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import { productsDesk } from '#shared/desks/products.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { daysOf, daysLabel, ordersOf } from '#admin/data/report-period.ts';
import {
  useCartsWithProduct,
  useHasReports,
  useProductSales,
  useReturnedPieces,
} from '#admin/data/reports.ts';
import { useDemand } from '#admin/data/use-demand.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { useStock } from '../stock/use-stock.ts';
import { remainingDays, inBars, reachOf, type Reach } from './demand.ts';
import { DemandBars } from './DemandBars.tsx';
import '../stock/demand-messages.en.ts';

/** What was sold of a product lately, how long the rest lasts, and who waits for what is sold out. */
export function DemandSection({ productId }: { productId: string }) {
  const translate = useTranslate();
  const mayRead = useMay(ordersDesk.rights.list);
  const hasReports = useHasReports() && mayRead;
  const { timeZone } = useStoreProfile();
  const [reach, setReach] = useState<Reach>('days');
  const days = reachOf(reach, daysOf('today', useNow(), timeZone).to);
  const { data: sales } = useProductSales(productId, days, hasReports);
  const { data: returned } = useReturnedPieces(productId, days, hasReports);
  const { data: carts } = useCartsWithProduct(productId, useMay(productsDesk.rights.carts) && hasReports);
  const { data: stock } = useStock(productId);
  const demands = useDemand(productId);
  const people = demands.reduce((sum, { waiting }) => sum + waiting, 0);
  if (!sales && demands.length === 0) return null;
  const remaining = sales && stock ? remainingDays(sales, stock) : undefined;
  const orders = addressOf('orders', ordersOf(days, ['item', 'includes', productId]));
  const count = (number: number): string =>
    number > 0 ? number.toLocaleString('en') : translate('products.demand.nothing');
  const waiting = addressOf('back-in-stock', { where: [['product', 'is', productId]] });
  return (
    <AsideSection
      title={translate('products.demand.heading')}
      action={
        sales && (
          <Segmented
            label={translate('products.demand.reach')}
            value={reach}
            options={[
              { value: 'days', label: translate('products.demand.days') },
              { value: 'weeks', label: translate('products.demand.weeks') },
            ]}
            onChange={setReach}
          />
        )
      }
    >
      {sales && (
        <DemandBars
          bars={inBars(sales.days, reach)}
          label={translate('products.demand.chart', {
            days: daysLabel(days, translate('products.demand.to')),
          })}
        />
      )}
      <Facts
        items={[
          ...(sales
            ? [
                [
                  translate('products.demand.sold'),
                  sales.totals.pieces > 0 ? (
                    <Link key="sold" to={orders} className="link">
                      {translate('products.demand.pieces', { smart_count: sales.totals.pieces })}{' '}
                      <Money amount={sales.totals.total} currency={sales.currency} />
                    </Link>
                  ) : (
                    translate('products.demand.nothing')
                  ),
                ] as const,
              ]
            : []),
          ...(remaining === undefined
            ? []
            : [
                [
                  translate('products.demand.pace'),
                  translate('products.demand.lasts', { smart_count: remaining }),
                ] as const,
              ]),
          ...(carts ? [[translate('products.demand.inCarts'), count(carts.count)] as const] : []),
          ...(people > 0
            ? [
                [
                  translate('products.demand.waiting', { smart_count: demands.length }),
                  <Link key="waiting" to={waiting} className="link">
                    {translate('products.demand.people', { smart_count: people })}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(returned ? [[translate('products.demand.back'), count(returned.count)] as const] : []),
        ]}
      />
    </AsideSection>
  );
}
