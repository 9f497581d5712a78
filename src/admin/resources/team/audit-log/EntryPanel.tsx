import Button from '@mui/material/Button';
import { useGetOne, useNotify, useTranslate } from 'ra-core';
import { ArrowRight, Link2 } from 'lucide-react';
import { useHref } from 'react-router';
import { Facts } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { SidePanel } from '#admin/ui/panel/SidePanel.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { AuditEntry } from './audit-entry.ts';
import { OutcomeChip } from './OutcomeChip.tsx';
import { EntrySentence, usePersonOf } from './EntrySentence.tsx';
import { changedFields, useChangeLabels } from './use-change-labels.ts';
import { useNames } from './use-names.ts';
import styles from './AuditLog.module.css';

const max = 14;

interface Props {
  id: string;
  /** There already when it was opened from the list. */
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** One entry beside the log: the sentence, what changed, who and when, and at the end all that is written. */
export function EntryPanel({ id, entry, onClose }: Props) {
  const translate = useTranslate();
  const read = useGetOne<AuditEntry>('audit-log', { id }, { enabled: entry === undefined, retry: false });
  const data = entry ?? read.data;
  return (
    <SidePanel title={translate('audit-log.entry')} onClose={onClose}>
      {data && <Entry entry={data} />}
      {!data && read.error && (
        <LoadError error={read.error} words="audit-log" retry={() => void read.refetch()} list="/audit-log" />
      )}
      {!data && !read.error && <LineSkeleton widths={[70, 40]} />}
    </SidePanel>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const notify = useNotify();
  const names = useNames([entry]);
  const href = useHref(`/audit-log?entry=${entry.id}`);
  const person = usePersonOf({ entry, names });
  const role = entry.role && translate(`roles.role.${entry.role}.name`, { _: entry.role });
  const copy = () =>
    void navigator.clipboard
      .writeText(new URL(href, location.origin).href)
      .then(() => notify('audit-log.linkCopied', { type: 'info' }));
  return (
    <div className={styles['panel']}>
      <div className={styles['top']}>
        <OutcomeChip status={entry.outcome} />
        <Button size="small" onClick={copy}>
          <Link2 aria-hidden />
          {translate('audit-log.copyLink')}
        </Button>
      </div>
      <p className={styles['sentence']}>
        <bdi>
          <EntrySentence entry={entry} names={names} />
        </bdi>
      </p>
      <Changes entry={entry} />
      <section>
        <h3>{translate('audit-log.whoWhere')}</h3>
        <Facts
          items={[
            [translate('audit-log.person'), [person, role].filter(Boolean).join(', ')],
            [translate('audit-log.at'), <DateTime key="at" value={entry.at} style="long" />],
            ...(entry.code ? ([[translate('audit-log.answer'), entry.code]] as const) : []),
            [translate('audit-log.requestId'), <code key="request">{entry.requestId}</code>],
          ]}
        />
      </section>
      <details>
        <summary>{translate('audit-log.raw')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre dir="ltr" tabIndex={0}>
          {JSON.stringify(entry, null, 2)}
        </pre>
      </details>
    </div>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const labels = useChangeLabels();
  const changes = changedFields(entry);
  const shown = changes.slice(0, max);
  return (
    <section>
      <h3>{translate('audit-log.changed')}</h3>
      {shown.length === 0 ? (
        <p className="subtle">{translate('audit-log.noChange')}</p>
      ) : (
        <table className={styles['changes']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{translate('audit-log.fieldHead')}</span>
              </th>
              <th scope="col">{translate('audit-log.before')}</th>
              <th scope="col">{translate('audit-log.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{labels.field(path)}</th>
                <td dir="auto">{labels.value(before)}</td>
                <td dir="auto">
                  <ArrowRight size={13} className="flip" aria-hidden />
                  <b>{labels.value(after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > max && (
        <p className="subtle">{translate('audit-log.more', { smart_count: changes.length - max })}</p>
      )}
    </section>
  );
}
