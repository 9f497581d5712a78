import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { AsideSection, Columns } from '../../../ui/Columns.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LineSkeleton, RowsSkeleton } from '../../../ui/Skeletons.tsx';

/** The order page before the order has come, in the same places. */
export function OrderSkeleton() {
  const translate = useTranslate();
  return (
    <Page
      title={translate('orders.show.title')}
      back={{ to: '/orders', label: translate('orders.name') }}
      meta={translate('orders.show.loading')}
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
