import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { AuditEntry } from './audit-entry.ts';
import './messages.ts';
import styles from './JustNow.module.css';
import { EntrySentence } from './EntrySentence.tsx';
import { useNames } from './use-names.ts';

const shown = 4;
/** Read at once, to have some left without those who came and went. */
const read = 25;

const none: AuditEntry[] = [];
const isDeed = ({ operation, outcome }: AuditEntry): boolean =>
  outcome === 'succeeded' && !/\.sign(In|Out)$/.test(operation);

/** The last that was done here, for the list of what waits on Home. */
export default function JustNow() {
  const translate = useTranslate();
  const me = useSession()?.person?.staffId;
  const { data = none } = useGetList<AuditEntry>('audit-log', {
    pagination: { page: 1, perPage: read },
    sort: { field: 'at', order: 'DESC' },
    filter: { outcome: 'succeeded' },
  });
  const entries = data.filter(isDeed).slice(0, shown);
  const names = useNames(entries);
  const person = (id: string | null) =>
    id !== null && id === me ? translate('audit-log.you') : names.person(id);
  if (entries.length === 0) return null;
  return (
    <div className={styles['just']}>
      <h3>
        {translate('audit-log.justNow')}
        <Link to="/audit-log" className="link">
          {translate('audit-log.all')}
        </Link>
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <bdi>
              <EntrySentence entry={entry} names={{ ...names, person }} />
            </bdi>{' '}
            <DateTime value={entry.at} />
          </li>
        ))}
      </ul>
    </div>
  );
}
