import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { X } from 'lucide-react';
import { Facts } from '../../ui/Columns.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { operationWords, type AuditEntry } from './audit-entry.ts';
import { diff } from './diff.ts';
import { OutcomeChip } from './OutcomeChip.tsx';
import styles from './AuditLog.module.css';

export function EntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  return (
    <Drawer
      anchor="right"
      open={entry !== undefined}
      onClose={onClose}
      slotProps={{ paper: { className: styles['drawer'] ?? '' } }}
    >
      {entry && <Entry entry={entry} onClose={onClose} />}
    </Drawer>
  );
}

function Entry({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const translate = useTranslate();
  const changes = diff(entry.before, entry.after);
  return (
    <>
      <header className={styles['head']}>
        <h2>{operationWords(entry.operation)}</h2>
        <IconButton onClick={onClose} aria-label={translate('counterpart.action.close')}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles['entry']}>
        <OutcomeChip outcome={entry.outcome} />
        <Facts
          items={[
            [translate('audit-log.column.at'), <DateTime key="at" value={entry.at} style="long" />],
            [translate('audit-log.column.who'), entry.staffEmail || '—'],
            [
              translate('audit-log.role'),
              entry.role ? translate(`roles.role.${entry.role}.name`, { _: entry.role }) : '—',
            ],
            [translate('audit-log.column.operation'), <code key="op">{entry.operation}</code>],
            [
              translate('audit-log.column.entity'),
              <code key="ids">{entry.entityIds.slice(0, 20).join('\n') || '—'}</code>,
            ],
            [translate('audit-log.code'), [entry.status, entry.code].filter(Boolean).join(' ') || '—'],
            [translate('audit-log.requestId'), <code key="request">{entry.requestId}</code>],
          ]}
        />
        <section>
          <h3>{translate('audit-log.changed')}</h3>
          {changes.length === 0 ? (
            <p className={styles['dim']}>{translate('audit-log.noChange')}</p>
          ) : (
            <dl className={styles['diff']}>
              {changes.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{path}</dt>
                  {before !== undefined && (
                    <dd>
                      <del aria-label={`${translate('audit-log.before')}: ${before}`}>{before}</del>
                    </dd>
                  )}
                  {after !== undefined && (
                    <dd>
                      <ins aria-label={`${translate('audit-log.after')}: ${after}`}>{after}</ins>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          )}
        </section>
        {entry.request !== null && (
          <details>
            <summary>{translate('audit-log.request')}</summary>
            <pre dir="ltr">{JSON.stringify(entry.request, null, 2)}</pre>
          </details>
        )}
      </div>
    </>
  );
}
