import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Demand } from '#shared/demand.ts';
import './demand-messages.en.ts';
import styles from './stock.module.css';

interface Props {
  demands: readonly Demand[];
  variantId: string | null | undefined;
}

/** "23 people wait for this", where its stock is changed. */
export function PeopleWait({ demands, variantId }: Props) {
  const translate = useTranslate();
  const demand = demands.find(({ id }) => id === variantId);
  if (!demand) return null;
  return (
    <Link to={`/back-in-stock/${demand.id}`} className={styles['wait']}>
      {translate('products.demand.wait', { smart_count: demand.waiting })}
    </Link>
  );
}
