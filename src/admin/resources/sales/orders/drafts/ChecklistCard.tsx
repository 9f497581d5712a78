import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { missingOf, type Checked } from './checklist.ts';
import styles from './drafts.module.css';

export function ChecklistCard({ checks }: { checks: readonly Checked[] }) {
  const translate = useTranslate();
  const missing = missingOf(checks);
  const done = checks.filter((check) => check.done);
  return (
    <Card
      flush
      title={translate('drafts.check.title')}
      note={translate('drafts.check.done', { done: done.length, all: checks.length })}
    >
      <ul className={styles['checks']}>
        {[...missing, ...done].map(({ id, done: fine, why }) => (
          <li key={id} className={fine ? styles['fine'] : styles['missing']}>
            {fine ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            <span>
              {translate(`drafts.check.${fine ? 'fine' : 'missing'}.${id}`)}
              {why && <small>{why}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
