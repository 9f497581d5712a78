import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LineSkeleton, RowsSkeleton } from '../../../ui/Skeletons.tsx';
import styles from './refund.module.css';

export function RefundSkeleton({ back }: { back: { to: string; label: string } }) {
  const translate = useTranslate();
  return (
    <Page title={translate('orders.refund.title')} back={back}>
      <Card flush>
        <RowsSkeleton rows={1} height={66} />
      </Card>
      <div className={styles['desk']} aria-busy>
        <Card flush>
          <RowsSkeleton rows={6} height={57} />
        </Card>
        <Card title={translate('orders.refund.preview.title')}>
          <LineSkeleton widths={[80, 60, 70, 50]} />
        </Card>
      </div>
    </Page>
  );
}
