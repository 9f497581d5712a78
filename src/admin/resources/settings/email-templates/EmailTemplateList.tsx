import { PenLine } from 'lucide-react';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { EMAIL_TEMPLATE_GROUPS } from '#shared/email-templates.ts';
import { SUMMARIES } from '#admin/data/summaries.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import type { EmailTemplateRow } from './provider.ts';
import styles from './email-templates.module.css';
import './messages.en.ts';

const GROUPS = ['orders', 'returns', 'products'] as const;

/** The emails whose texts can be changed, by what they are about. */
export default function EmailTemplateList() {
  const translate = useTranslate();
  const read = useGetList<EmailTemplateRow>('email-templates', SUMMARIES);
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  const say = (key: string, values?: object) => translate(`email-templates.${key}`, values);
  const rowOf = (name: string) => read.data?.find(({ id }) => id === name);
  return (
    <Page
      title={say('name')}
      meta={say('detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {!read.data && <LineSkeleton widths={[40, 60, 50]} />}
      {read.data && (
        <div className="stack-16">
          {GROUPS.map((group) => (
            <Card key={group} id={group} flush title={say(`group.${group}`)}>
              <ul className={styles['templates']}>
                {EMAIL_TEMPLATE_GROUPS[group].map((name) => (
                  <li key={name}>
                    <Link to={`/email-templates/${name}`}>{say(`template.${name}.name`)}</Link>
                    <span className={styles['about']}>{say(`template.${name}.detail`)}</span>
                    {(rowOf(name)?.edited.length ?? 0) > 0 && (
                      <StatusChip tone="info" icon={PenLine} label={say('edited')} />
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </Page>
  );
}
