import type { Order } from '#wix/shopper/order-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Icon, type IconName } from '../../shell/ui/Icon.tsx';
import { timelineOf, type Moment } from './order-view.ts';
import styles from './orders.module.css';

const icons: Readonly<Record<Moment['name'], IconName>> = {
  placed: 'check',
  paid: 'card',
  posted: 'truck',
  completed: 'check',
  cancelled: 'close',
  refunded: 'return',
};

export function OrderSteps({ order }: { order: Order }) {
  const t = useT();
  return (
    <ol className={styles['steps']} aria-label={t('orders.steps')}>
      {timelineOf(order).map(({ name, state, date }) => (
        <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            <Icon name={icons[name]} small />
            {t(`orders.step.${name}`)}
          </b>
          <span className="small quiet">
            {date ? <ShopDate value={date} /> : t(`orders.stepState.${state}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
