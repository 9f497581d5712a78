import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import { productsDesk } from '../../../shared/desks/products.ts';
import { useMay, useSession, useStoreProfile } from '../../access/session.ts';
import { CreateButton } from '../../ui/list/ListActions.tsx';
import { Page } from '../../ui/Page.tsx';
import { useNow } from '../../ui/use-now.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { CatalogHome } from './CatalogHome.tsx';
import { LatestJobs } from './LatestJobs.tsx';
import { RoleNote } from './RoleNote.tsx';
import { SalesHome } from './SalesHome.tsx';
import { useOrderFigures } from './use-order-figures.ts';
import { Waiting } from './Waiting.tsx';
import styles from './Home.module.css';

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** Work first, in order of urgency; then how that goes which this role looks after. */
export default function Home() {
  const translate = useTranslate();
  const person = useSession()?.person;
  const { timeZone } = useStoreProfile();
  const sells = useMay(ordersDesk.rights.list);
  const keepsCatalog = useMay(productsDesk.rights.list) && !sells;
  const phone = usePhone();
  const now = useNow();
  const here = new TZDate(now.getTime(), timeZone);
  const figures = useOrderFigures(sells);
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
      actions={
        keepsCatalog && (
          <ResourceContextProvider value="products">
            <CreateButton />
          </ResourceContextProvider>
        )
      }
    >
      <div className={styles['columns']}>
        <aside className={styles['stack']}>
          {(sells || keepsCatalog) && <Waiting />}
          <LatestJobs />
          {!phone && <RoleNote />}
        </aside>
        {(sells || keepsCatalog) && (
          <div className={styles['stack']}>{sells ? <SalesHome figures={figures} /> : <CatalogHome />}</div>
        )}
        {phone && <RoleNote />}
      </div>
    </Page>
  );
}
