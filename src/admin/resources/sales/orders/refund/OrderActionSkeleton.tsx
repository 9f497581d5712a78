import { Card } from '#admin/ui/Card.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton, RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from './refund.module.css';

interface Props {
  title: string;
  back: { to: string; label: string };
  /** The title of the card beside the fields. */
  aside: string;
}

/** A page on which something is done to an order, while the order is loading. */
export function OrderActionSkeleton({ title, back, aside }: Props) {
  return (
    <Page title={title} back={back}>
      <Card flush>
        <RowsSkeleton rows={1} height={66} />
      </Card>
      <div className={styles['desk']} aria-busy>
        <Card flush>
          <RowsSkeleton rows={6} height={57} />
        </Card>
        <Card title={aside}>
          <LineSkeleton widths={[80, 60, 70, 50]} />
        </Card>
      </div>
    </Page>
  );
}
