import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { AsideSection, Columns } from '#admin/ui/Columns.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { useQueuedKeys } from '#admin/ui/page-keys.ts';
import { LineSkeleton, RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import type { OrderRecord } from '../order-record.ts';
import { OrderChips, OrderMeta } from './OrderHead.tsx';

/**
 * The order page before the whole order has come, in the same places.
 * `glimpse` is what the list knows of it: enough to be named, not to be acted on.
 */
export function OrderSkeleton({ glimpse }: { glimpse: OrderRecord | undefined }) {
  const translate = useTranslate();
  useQueuedKeys('order');
  return (
    <Page
      title={glimpse ? `#${glimpse.number ?? ''}` : translate('orders.show.title')}
      back={{ to: '/orders', label: translate('orders.name') }}
      beside={glimpse && <OrderChips order={glimpse} />}
      meta={glimpse ? <OrderMeta order={glimpse} /> : translate('orders.show.loading')}
    >
      <div aria-busy>
        <Columns
          aside={
            <>
              <AsideSection title={translate('orders.customer.title')}>
                <LineSkeleton widths={[55, 80, 45]} />
              </AsideSection>
              <AsideSection title={translate('orders.address.shipping.title')}>
                <LineSkeleton widths={[55, 60, 40]} />
              </AsideSection>
            </>
          }
        >
          <Card flush>
            <RowsSkeleton rows={5} height={56} />
          </Card>
          <Card title={translate('orders.payment.title')} flush>
            <RowsSkeleton rows={2} height={56} />
          </Card>
        </Columns>
      </div>
    </Page>
  );
}
