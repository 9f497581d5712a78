import {
  Award,
  Ban,
  BadgeMinus,
  CircleCheck,
  MicOff,
  Trash2,
  Upload,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { customerColumnLabels } from '#shared/customer-columns.en.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import type { CustomerPreview } from '#shared/bulk-preview.ts';
import { useMay } from '#admin/access/session.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import type { HeardRows } from '#admin/ui/grid/use-fresh-rows.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { CustomerChip } from '../CustomerChip.tsx';
import { nameOf, type CustomerRecord } from '../customer-record.ts';
import { customerListSpec } from '../list-spec.ts';
import { Spent } from '../Spent.tsx';
import { BadgesCell, columns, CustomerCell } from './columns.tsx';
import '../messages.en.ts';
import styles from '../customers.module.css';

const BadgeFields = lazyPart(() => import('./BadgeFields.tsx'));
const RoleFields = lazyPart(() => import('./RoleFields.tsx'));
const GuestsPreview = lazyPart(() => import('./GuestsPreview.tsx'));
const ofMembers = {
  told: GuestsPreview,
  idle: ({ members }: CustomerPreview) => members === 0,
};

const ofBadge = {
  start: { badgeId: '' },
  fields: BadgeFields,
  params: ({ badgeId }: { badgeId: string }) => (badgeId === '' ? undefined : { badgeId }),
  ...ofMembers,
};
const ofRole = {
  start: { roleKey: '' },
  fields: RoleFields,
  params: ({ roleKey }: { roleKey: string }) => (roleKey === '' ? undefined : { roleKey }),
  ...ofMembers,
};
const pages = [{ icon: Upload, label: 'customers.list.import', to: '/customers/import' }];

const bulk: readonly BulkAction[] = [
  bulkAction({ name: 'approve', icon: CircleCheck, job: 'approve', ...ofMembers }),
  bulkAction({ name: 'block', icon: Ban, job: 'block', ...ofMembers }),
  bulkAction({ name: 'mute', icon: MicOff, job: 'mute', ...ofMembers }),
  bulkAction<{ badgeId: string }>({ name: 'badge', icon: Award, job: 'badge', ...ofBadge }),
  bulkAction<{ roleKey: string }>({ name: 'role', icon: UserPlus, job: 'role', ...ofRole }),
  exportAction(plainLayout(customerColumnLabels)),
  bulkAction<{ badgeId: string }>({
    name: 'take-badge',
    icon: BadgeMinus,
    job: 'take-badge',
    rare: true,
    ...ofBadge,
  }),
  bulkAction<{ roleKey: string }>({
    name: 'take-role',
    icon: UserMinus,
    job: 'take-role',
    rare: true,
    ...ofRole,
  }),
  bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true, ...ofMembers }),
];

/** Of a member it tells the member's id; of what another desk tells, an order or a badge say, nobody knows whose it is. */
const heard: HeardRows<CustomerRecord> = {
  isNew: ({ slug, from }) => from === undefined && slug === 'created',
  isAbout: ({ id, from }, { memberId }) => from === 'orders' || from === 'badges' || memberId === id,
};

function CustomerCard({ customer }: { customer: CustomerRecord }) {
  const translate = useTranslate();
  const { orders, lastSeenDate } = customer;
  return (
    <div className={styles['card']}>
      <CustomerCell customer={customer} />
      <b className={styles['end']}>
        <Spent customer={customer} />
      </b>
      <small className={styles['chips']}>
        <CustomerChip customer={customer} />
        <BadgesCell customer={customer} />
      </small>
      <small className={styles['end']}>
        {translate('customers.orders', { smart_count: orders })}
        {' · '}
        <DateTime value={lastSeenDate} />
      </small>
    </div>
  );
}

function Under() {
  return <small>{useTranslate()('customers.list.under')}</small>;
}

/** Whoever bought, wrote or joined: members and guests. */
export default function CustomerList() {
  const mayImport = useMay(customersDesk.rights.import);
  return (
    <ResourceListPage<CustomerRecord>
      spec={customerListSpec}
      columns={columns}
      rowName={nameOf}
      card={(customer) => <CustomerCard customer={customer} />}
      bulk={bulk}
      heard={heard}
      beside={<Under />}
      {...(mayImport && { pages })}
    />
  );
}
