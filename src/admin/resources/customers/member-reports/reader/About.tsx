import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ReportedRecord } from '../reported-member.ts';
import styles from './reader.module.css';

/** Who the member is to the shop, and since when they are reported. */
export function About({ row }: { row: ReportedRecord }) {
  const translate = useTranslate();
  const { member, reports } = row;
  const fact = (word: string, value: ReactNode) => (
    <>
      <dt>{translate(`member-reports.${word}`)}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <>
      {member && (
        <section>
          <h3>{translate('member-reports.member')}</h3>
          <dl className={styles['facts']}>
            {fact('status', translate(`member-reports.statusOf.${member.status ?? 'UNKNOWN'}`))}
            {fact('writing', translate(`member-reports.writingOf.${member.activityStatus ?? 'UNKNOWN'}`))}
            {fact('profile', translate(`member-reports.profileOf.${member.privacyStatus ?? 'UNKNOWN'}`))}
            {fact('email', <bdi>{member.loginEmail}</bdi>)}
          </dl>
        </section>
      )}
      <section>
        <h3>{translate('member-reports.history')}</h3>
        <dl className={styles['facts']}>
          {fact('lastReport', <DateTime value={row.lastReportDate} />)}
          {fact('firstReport', <DateTime value={reports.at(-1)?._createdDate} />)}
          {member?.lastLoginDate && fact('lastSeen', <DateTime value={member.lastLoginDate} />)}
          {member && fact('since', <DateTime value={member._createdDate} style="day" />)}
        </dl>
      </section>
    </>
  );
}
