import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { CustomerChip } from '../CustomerChip.tsx';
import { isGuest, nameOf, type CustomerRecord } from '../customer-record.ts';
import { Face } from '../Face.tsx';
import { Spent } from '../Spent.tsx';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import styles from '../customers.module.css';

function Kind({ customer }: { customer: CustomerRecord }) {
  return (
    <span className="cell-text">
      {useTranslate()(`customers.kind.${isGuest(customer) ? 'guest' : 'member'}`)}
    </span>
  );
}

function Country({ code }: { code: string | undefined }) {
  const { locale } = useStoreProfile();
  return <span className="cell-text">{code ? countryName(locale, code) : '—'}</span>;
}

const Badges = lazyPart(() => import('./Badges.tsx'));
const RoleNames = lazyPart(() => import('./RoleNames.tsx'));

/** What is known of badges comes with the first who has one. */
export function BadgesCell({ customer: { badges } }: { customer: CustomerRecord }) {
  return badges && badges.length > 0 && <Badges ids={badges} />;
}

export function CustomerCell({ customer }: { customer: CustomerRecord }) {
  return (
    <span className={styles['person']}>
      <Face customer={customer} />
      <b>
        <bdi>{nameOf(customer)}</bdi>
      </b>
    </span>
  );
}

export const columns: readonly ResourceColumn<CustomerRecord>[] = [
  {
    id: 'name',
    label: 'customers.column.name',
    width: 200,
    grows: true,
    sortBy: 'nameKey',
    render: (customer) => <CustomerCell customer={customer} />,
  },
  {
    id: 'kind',
    label: 'customers.column.kind',
    width: 88,
    className: 'soft',
    render: (customer) => <Kind customer={customer} />,
  },
  {
    id: 'status',
    label: 'customers.column.status',
    width: 168,
    sortBy: 'status',
    className: 'soft',
    render: (customer) => (
      <WorkOr id={customer.id}>
        <CustomerChip customer={customer} />
      </WorkOr>
    ),
  },
  {
    id: 'badges',
    label: 'customers.column.badges',
    width: 176,
    render: (customer) => <BadgesCell customer={customer} />,
  },
  {
    id: 'orders',
    label: 'customers.column.orders',
    width: 84,
    end: true,
    sortBy: 'orders',
    className: 'num',
    render: ({ orders }) => orders,
  },
  {
    id: 'spent',
    label: 'customers.column.spent',
    width: 116,
    end: true,
    sortBy: 'spent.amount',
    className: 'strong num',
    render: (customer) => <Spent customer={customer} />,
  },
  {
    id: 'seen',
    label: 'customers.column.seen',
    width: 124,
    sortBy: 'lastSeenDate',
    className: 'soft',
    render: ({ lastSeenDate }) => <DateTime value={lastSeenDate} />,
  },
  {
    id: 'country',
    label: 'customers.column.country',
    width: 140,
    sortBy: 'country',
    className: 'soft',
    render: ({ country }) => <Country code={country} />,
  },
  {
    id: 'roles',
    label: 'customers.column.roles',
    width: 160,
    optional: true,
    className: 'soft',
    render: ({ roles = [] }) => roles.length > 0 && <RoleNames keys={roles} />,
  },
  {
    id: 'email',
    label: 'customers.column.email',
    width: 220,
    optional: true,
    sortBy: 'email',
    className: 'soft',
    render: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'phone',
    label: 'customers.column.phone',
    width: 148,
    optional: true,
    className: 'soft num',
    render: ({ phone }) => <PhoneNumber number={phone} />,
  },
  {
    id: 'ordered',
    label: 'customers.column.ordered',
    width: 124,
    optional: true,
    sortBy: 'lastOrderDate',
    className: 'soft',
    render: ({ lastOrderDate }) => <DateTime value={lastOrderDate} />,
  },
  {
    id: 'joined',
    label: 'customers.column.joined',
    width: 124,
    optional: true,
    sortBy: 'joinedDate',
    className: 'soft',
    render: ({ joinedDate }) => <DateTime value={joinedDate} />,
  },
];
