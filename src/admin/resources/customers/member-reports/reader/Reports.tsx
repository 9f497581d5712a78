import { useTranslate } from 'ra-core';
import type { MemberReport } from '#wix/member-report-operations.ts';
import { Avatar } from '#admin/layout/Avatar.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { personName } from '../reported-member.ts';
import { usePeople } from '../use-reported.ts';
import styles from './reader.module.css';

/** Who reported, why, and in which words. */
export function Reports({ reports }: { reports: readonly MemberReport[] }) {
  const translate = useTranslate();
  const people = usePeople(reports.flatMap(({ reportingMemberId }) => reportingMemberId ?? []));
  return (
    <section>
      <h3>{translate('member-reports.reportedBy')}</h3>
      <ul className={styles['reports']}>
        {reports.map(({ _id, _createdDate, reportingMemberId, reason }) => {
          const name = reportingMemberId
            ? (personName(people.get(reportingMemberId)) ?? translate('member-reports.deletedMember'))
            : translate('member-reports.nobody');
          return (
            <li key={_id}>
              <Avatar name={name} />
              <div>
                <span className={styles['line']}>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <small>
                    <DateTime value={_createdDate} />
                  </small>
                </span>
                <small>{translate(`member-reports.reason.${reason?.category ?? 'OTHER'}`)}</small>
                {reason?.description ? (
                  <q dir="auto">{reason.description}</q>
                ) : (
                  <span className="muted">{translate('member-reports.noComment')}</span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
