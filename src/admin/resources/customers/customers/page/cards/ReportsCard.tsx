import Button from '@mui/material/Button';
import { CircleCheck, Flag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { nameOf, type OpenCustomer } from '../../customer-record.ts';
import { LATEST_REPORTS, useReports } from '../use-reports.ts';
import { CardLoadState } from './CardLoadState.tsx';
import styles from './cards.module.css';
import './messages-cards.en.ts';

/** What others report of them, with the way to the queue where somebody decides. */
export function ReportsCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const { memberId = '', reported, reportCount = 0 } = customer;
  const read = useReports(customer, true);
  const say = (key: string, values?: object) => translate(`customers.reports.${key}`, values);
  if (reported === undefined) return null;
  const open = reported === 'OPEN';
  return (
    <Card
      id="reports"
      title={say('title')}
      note={translate('customers.status.reported', { smart_count: reportCount })}
      flush
      actions={
        <>
          <StatusChip
            tone={open ? 'bad' : 'ok'}
            icon={open ? Flag : CircleCheck}
            quiet={!open}
            label={say(open ? 'open' : 'reviewed')}
          />
          <Button size="small" variant="text" component={Link} to={`/member-reports/${memberId}`}>
            {say(open ? 'all' : 'allReviewed')}
          </Button>
        </>
      }
    >
      <CardLoadState
        read={read}
        skeleton={<RowsSkeleton rows={Math.min(reportCount, LATEST_REPORTS)} height={52} />}
      />
      <ul>
        {read.data?.latest.map(({ _id, _createdDate, reason, reportingMemberId }) => {
          const person = read.data.people.get(reportingMemberId ?? '');
          const name = person ? nameOf(person) : say(reportingMemberId ? 'deletedMember' : 'shop');
          return (
            <li key={_id} className={styles['report']}>
              <span>
                <b>{say(`reason.${reason?.category ?? 'OTHER'}`)}</b>{' '}
                <small>
                  {person ? (
                    <Link to={`/customers/${person.id}`}>{say('by', { name })}</Link>
                  ) : (
                    say('by', { name })
                  )}
                </small>
              </span>
              <small>
                <DateTime value={_createdDate} />
              </small>
              {reason?.description && <q dir="auto">{reason.description}</q>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
