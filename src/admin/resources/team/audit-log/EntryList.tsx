import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { Avatar } from '#admin/layout/Avatar.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { AuditEntry } from './audit-entry.ts';
import { OutcomeChip } from './OutcomeChip.tsx';
import { EntrySentence, usePersonOf } from './EntrySentence.tsx';
import { changedFields, isOfSettings, useChangeLabels } from './use-change-labels.ts';
import type { Names } from './use-names.ts';
import styles from './AuditLog.module.css';

interface Props {
  entries: readonly AuditEntry[];
  names: Names;
  current: string | undefined;
  today: string;
  yesterday: string;
  onOpen: (id: string) => void;
}

/** A sentence an entry, under the day it was written. */
export function EntryList({ entries, names, current, today, yesterday, onOpen }: Props) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const days = Map.groupBy(entries, ({ at }) =>
    format(new TZDate(new Date(at).getTime(), timeZone), 'yyyy-MM-dd'),
  );
  const heading = (day: string) => {
    const words = format(new Date(`${day}T12:00:00`), 'EEEE d MMMM yyyy');
    if (day === today) return translate('audit-log.today', { day: words });
    return day === yesterday ? translate('audit-log.yesterday', { day: words }) : words;
  };
  return [...days].map(([day, all]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles['day']}>
        <bdi>{heading(day)}</bdi>
      </h2>
      <ul>
        {all.map((entry) => (
          <Row key={entry.id} entry={entry} names={names} on={entry.id === current} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
}

const MAX_SHOWN = 2;

/** From what to what, of the first fields that changed. */
function FirstChanges({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const labels = useChangeLabels();
  const changes = changedFields(entry);
  if (changes.length === 0) return null;
  return (
    <small className={styles['firstChanges']}>
      {changes.slice(0, MAX_SHOWN).map(({ path, before, after }) => (
        <span key={path}>
          {labels.field(path)}: <bdi>{labels.value(before)}</bdi>{' '}
          <ArrowRight size={12} className="flip" role="img" aria-label={translate('audit-log.to')} />{' '}
          <bdi>{labels.value(after)}</bdi>
        </span>
      ))}
      {changes.length > MAX_SHOWN && (
        <span>{translate('audit-log.moreChanges', { smart_count: changes.length - MAX_SHOWN })}</span>
      )}
    </small>
  );
}

interface RowProps {
  entry: AuditEntry;
  names: Names;
  on: boolean;
  onOpen: (id: string) => void;
}

function Row({ entry, names, on, onOpen }: RowProps) {
  const translate = useTranslate();
  const person = usePersonOf({ entry, names });
  const label = `${person}, ${translate('audit-log.entry')}`;
  return (
    <li className={`${styles['entry']} ${on ? styles['on'] : ''}`} aria-current={on ? 'true' : undefined}>
      <Avatar name={person} />
      <p>
        <bdi>
          <EntrySentence entry={entry} names={names} />
        </bdi>
        {entry.outcome === 'succeeded' && isOfSettings(entry) && <FirstChanges entry={entry} />}
      </p>
      {entry.outcome !== 'succeeded' && <OutcomeChip status={entry.outcome} />}
      <button type="button" className={styles['time']} aria-label={label} onClick={() => onOpen(entry.id)}>
        <DateTime value={entry.at} style="time" />
      </button>
    </li>
  );
}
