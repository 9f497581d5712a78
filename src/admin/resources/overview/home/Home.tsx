import { TZDate } from '@date-fns/tz';
import Button from '@mui/material/Button';
import { format } from 'date-fns/format';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { ChartColumn, Star } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import { productsDesk } from '#shared/desks/products.ts';
import { useMay, useSession, useStoreProfile } from '#admin/access/session.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import { useHasReports, useSales } from '#admin/data/reports.ts';
import { CreateButton } from '#admin/ui/list/ListActions.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { CurrencyMenu } from '#admin/ui/report/CurrencyMenu.tsx';
import { preloadChart } from '#admin/ui/report/PeriodChart.tsx';
import { PeriodMenu } from '#admin/ui/report/PeriodMenu.tsx';
import { placeOf } from '#admin/ui/report/SalesCard.tsx';
import { useReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { useNow } from '#admin/ui/use-now.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { CatalogHome } from './CatalogHome.tsx';
import { CountsHome } from './CountsHome.tsx';
import { LatestJobs } from './LatestJobs.tsx';
import { RoleNote } from './RoleNote.tsx';
import { SalesHome } from './SalesHome.tsx';
import { SetupCard } from './SetupCard.tsx';
import { useModerates } from './use-moderates.ts';
import { useOrderMetrics } from './use-order-metrics.ts';
import { useSetup } from './use-setup.ts';
import { Waiting } from './Waiting.tsx';
import '#admin/i18n/order-messages.ts';
import '#admin/ui/report/messages.en.ts';
import './messages.ts';
import styles from './Home.module.css';

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** Work first, in order of urgency; then how that goes which this role looks after. */
export default function Home() {
  const translate = useTranslate();
  const person = useSession()?.person;
  const { timeZone } = useStoreProfile();
  const moderates = useModerates();
  const sells = useMay(ordersDesk.rights.list) && !moderates;
  const keepsCatalog = useMay(productsDesk.rights.list) && !sells && !moderates;
  const works = sells || keepsCatalog || moderates;
  const media = useDesk('media');
  const MediaHome = useMay(media?.rights['upload']) && !sells && !moderates ? media?.atHome : undefined;
  const reviews = useDesk('reviews');
  const ReviewsHome = moderates ? reviews?.atHome : undefined;
  const hasReports = useHasReports();
  const reports = sells && hasReports;
  const setup = useSetup();
  const log = useDesk('audit-log');
  const Latest = useMay(log?.rights.list) ? log?.atHome : undefined;
  const phone = usePhone();
  const now = useNow();
  const here = new TZDate(now.getTime(), timeZone);
  const choice = useReportChoice();
  const sales = useSales(choice.params, reports);
  const figures = useOrderMetrics(sells && !hasReports);
  const date = format(here, 'EEEE d MMMM, HH:mm');
  const place = placeOf(timeZone);
  const today = sales.data?.days.find(({ day }) => day === format(here, 'yyyy-MM-dd'))?.orders;
  const placed = today ?? figures.data?.today.count;
  const name = person?.name.split(' ')[0] ?? '';
  // Its code is on the way while the figures are read.
  if (reports) void preloadChart();
  return (
    <Page
      title={translate(`home.${greetingAt(here.getHours())}`, { name })}
      meta={
        placed === undefined
          ? translate('home.todayOnly', { date, place })
          : translate('home.today', { date, place, smart_count: placed, count: placed.toLocaleString('en') })
      }
      actions={
        reports ? (
          <>
            <Button component={Link} to={`/reports${location.search}`}>
              <ChartColumn aria-hidden />
              {translate('reports.name')}
            </Button>
            <PeriodMenu
              period={choice.period}
              days={choice.params}
              onChange={(period) => choice.choose('period', period)}
            />
            <CurrencyMenu choice={choice} />
          </>
        ) : moderates ? (
          <Button component={Link} to="/reviews" variant="contained">
            <Star aria-hidden />
            {translate('home.readReviews')}
          </Button>
        ) : (
          keepsCatalog && (
            <ResourceContextProvider value="products">
              <CreateButton />
            </ResourceContextProvider>
          )
        )
      }
    >
      <div className={styles['stack']}>
        <SetupCard setup={setup} />
        <div className={styles['columns']}>
          <aside className={styles['stack']}>
            {works && (
              <Waiting isSetUp={setup.items.every(({ done }) => done)}>
                {Latest && (
                  <Suspense>
                    <Latest />
                  </Suspense>
                )}
              </Waiting>
            )}
            {!Latest && <LatestJobs />}
            {!phone && <RoleNote />}
          </aside>
          {works && (
            <div className={styles['stack']}>
              {ReviewsHome && <ReviewsHome />}
              {reports && <SalesHome choice={choice} sales={sales} />}
              {sells && !hasReports && <CountsHome figures={figures} />}
              {MediaHome && <MediaHome />}
              {keepsCatalog && <CatalogHome />}
            </div>
          )}
          {phone && <RoleNote />}
        </div>
      </div>
    </Page>
  );
}
