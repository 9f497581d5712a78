import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'ra-core';
import { Search, ShieldCheck, UserPlus, Users, UserX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEveryRecord } from '#admin/data/every-record.ts';
import { useSession } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { QueryState } from '#admin/ui/query-state/QueryState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { Table, type TableColumn } from '#admin/ui/Table.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import type { SentInvitation, StaffMember } from './staff-member.ts';
import './messages.ts';
import styles from './Staff.module.css';

export default function StaffList() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const setText = (q: string) => setQuery(q === '' ? {} : { q }, { replace: true });
  const q = useDeferredValue(text.trim());
  const [inviting, setInviting] = useState(false);
  const [unsent, setUnsent] = useState<Required<SentInvitation>>();
  const notify = useNotify();
  const onInvited = ({ email, link }: SentInvitation) => {
    setInviting(false);
    if (link === undefined) notify('staff.invited', { type: 'success', messageArgs: { email } });
    else setUnsent({ email, link });
  };
  const people = useEveryRecord<StaffMember>('staff', {
    filter: q === '' ? {} : { q },
    sort: { field: 'name', order: 'ASC' },
  });
  const columns = useColumns();
  return (
    <Page
      title={translate('staff.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      ground="sheet"
      beside={people.data && translate('staff.count', { smart_count: people.data.length })}
      actions={
        <Button variant="contained" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden />
          {translate('staff.invite')}
        </Button>
      }
    >
      <OpenInvitations onInvited={onInvited} />
      <div className={styles['tools']}>
        <OutlinedInput
          size="small"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={translate('staff.search')}
          startAdornment={<Search aria-hidden />}
          slotProps={{ input: { 'aria-label': translate('staff.search') } }}
        />
      </div>
      <QueryState
        read={people}
        words="staff"
        icon={Users}
        skeleton={<RowsSkeleton rows={6} height={48} />}
        onClear={() => setText('')}
      >
        {(rows) => (
          <Table
            label={translate('staff.name')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            dimmed={({ active }) => !active}
          />
        )}
      </QueryState>
      {inviting && <InviteDialog onInvited={onInvited} onClose={() => setInviting(false)} />}
      {unsent && <LinkDialog invitation={unsent} onClose={() => setUnsent(undefined)} />}
    </Page>
  );
}

function useColumns(): readonly TableColumn<StaffMember>[] {
  const translate = useTranslate();
  const me = useSession()?.person?.staffId;
  return useMemo(
    () => [
      {
        id: 'person',
        label: translate('staff.column.person'),
        cell: ({ id, name, email }) => (
          <span className={styles['person']}>
            <span>
              <b>{name}</b> {id === me && <span className={styles['you']}>{translate('staff.you')}</span>}
            </span>
            <small>{email}</small>
          </span>
        ),
      },
      {
        id: 'role',
        label: translate('staff.column.role'),
        cell: ({ role }) => translate(`roles.role.${role}.name`, { _: role }),
      },
      {
        id: 'second',
        label: translate('staff.column.second'),
        cell: ({ twoFactorEnabled: on }) =>
          on ? (
            <StatusChip tone="ok" icon={ShieldCheck} label={translate('staff.secondOn')} quiet />
          ) : (
            <span className="subtle">{translate('staff.secondOff')}</span>
          ),
      },
      {
        id: 'last',
        label: translate('staff.column.last'),
        cell: ({ lastSignedInAt }) =>
          lastSignedInAt ? (
            <DateTime value={lastSignedInAt} />
          ) : (
            <span className="subtle">{translate('staff.never')}</span>
          ),
      },
      {
        id: 'state',
        label: translate('staff.column.state'),
        cell: ({ active }) =>
          active ? (
            translate('staff.active')
          ) : (
            <StatusChip tone="calm" icon={UserX} label={translate('staff.inactive')} />
          ),
      },
      {
        id: 'actions',
        label: translate('counterpart.action.more'),
        bare: true,
        end: true,
        width: '48px',
        cell: (member) => <MemberMenu member={member} />,
      },
    ],
    [translate, me],
  );
}
