import useMediaQuery from '@mui/material/useMediaQuery';
import { List } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router';
import { useSession, useStoreProfile } from '#admin/access/session.ts';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { useDemandTotals } from '../use-demand.ts';
import { useRowsBeside } from '../use-rows-beside.ts';
import { BoardAside } from './BoardAside.tsx';
import { boardActions } from './bulk-actions.tsx';
import { Stock } from './cells.tsx';
import { boardColumns } from './columns.tsx';
import { DemandAside } from './DemandAside.tsx';
import { DemandName } from './DemandName.tsx';
import { DemandPage } from './DemandPage.tsx';
import { boardSpec } from './list-spec.ts';
import type { DemandRecord } from './provider.ts';
import '../messages.en.ts';
import styles from '../back-in-stock.module.css';

const pages: readonly ListLink[] = [
  { icon: List, label: 'back-in-stock.toRequests', to: '/back-in-stock-requests' },
];

const nameOf = ({ name, choices, id }: DemandRecord): string =>
  [name || id.slice(0, 8), choices].filter(Boolean).join(', ');

/** What is waited for, a line each, what can be sold today first; beside it the variant that is open. */
export default function Board() {
  const { id } = useParams();
  // Where there is no room beside the list, what is open is a page.
  const narrow = useMediaQuery('(max-width: 1199px)', { noSsr: true });
  const embedded = useSession()?.ownFields ?? true;
  useRowsBeside('back-in-stock', 'back-in-stock');
  if (!embedded) return <Navigate to="/back-in-stock-requests" replace />;
  if (id && narrow) return <DemandPage id={id} />;
  return (
    <ResourceListPage<DemandRecord>
      spec={boardSpec}
      columns={boardColumns}
      rowName={nameOf}
      beside={<Sums />}
      card={(demand) => <DemandCard demand={demand} />}
      bulk={boardActions}
      pages={pages}
      aside={id ? <DemandAside key={id} id={id} /> : <BoardAside />}
    />
  );
}

/** "175 people wait for 12 variants, worth €17,222.00". */
function Sums() {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const { data } = useDemandTotals();
  if (!data || data.people === 0) return null;
  const { people, variants, worth, currency } = data;
  const say = (count: number) => count.toLocaleString(locale);
  return (
    <span className={styles['totals']}>
      {translate('back-in-stock.totals.people', { smart_count: people, count: say(people) })}{' '}
      {translate('back-in-stock.totals.variants', { smart_count: variants, count: say(variants) })}{' '}
      <Money amount={worth} currency={currency} />
    </span>
  );
}

function DemandCard({ demand }: { demand: DemandRecord }) {
  const translate = useTranslate();
  return (
    <div className={styles['card']}>
      <DemandName demand={demand} />
      <Money amount={demand.worth} currency={demand.currency} />
      <Stock demand={demand} />
      <small className={styles['people']}>
        {translate('back-in-stock.people', { smart_count: demand.waiting })}
      </small>
    </div>
  );
}
