import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { useTranslate } from 'ra-core';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import { useMay, useSession, useStoreProfile } from '../../access/session.ts';
import { Page } from '../../ui/Page.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Figures } from './Figures.tsx';
import { LatestJobs } from './LatestJobs.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { Payments } from './Payments.tsx';
import { useOrderFigures } from './use-order-figures.ts';
import { Waiting } from './Waiting.tsx';
import styles from './Home.module.css';

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** Work first, in order of urgency; then how the shop does. */
export default function Home() {
  const translate = useTranslate();
  const person = useSession()?.person;
  const { timeZone } = useStoreProfile();
  const mayRead = useMay(ordersDesk.rights.list);
  const now = useNow();
  const here = new TZDate(now.getTime(), timeZone);
  const figures = useOrderFigures(mayRead);
  const date = format(here, 'EEEE d MMMM, HH:mm');
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const today = figures.data?.today.count;
  const name = person?.name.split(' ')[0] ?? '';
  return (
    <Page
      title={translate(`home.${greetingAt(here.getHours())}`, { name })}
      meta={
        today === undefined
          ? translate('home.todayOnly', { date, place })
          : translate('home.today', { date, place, smart_count: today, count: today.toLocaleString('en') })
      }
    >
      <div className={styles['columns']}>
        <aside className={styles['stack']}>
          {mayRead && <Waiting />}
          <LatestJobs />
        </aside>
        {mayRead && (
          <div className={styles['stack']}>
            <Figures figures={figures} />
            <LatestOrders />
            <Payments payments={figures.data?.payments} />
          </div>
        )}
      </div>
    </Page>
  );
}
