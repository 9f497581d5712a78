import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { Page } from '#admin/ui/Page.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { EmailTemplateForm } from './EmailTemplateForm.tsx';
import type { EmailTemplateRecord } from './provider.ts';
import './messages.en.ts';

/** The texts of one email, each language beside its preview. */
export default function EmailTemplatePage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const read = useOneRecord<EmailTemplateRecord>('email-templates', id);
  if (read.isError) return <RecordLoadError place="show" read={read} />;
  return (
    <Page
      title={translate(`email-templates.template.${id}.name`, { _: translate('email-templates.name') })}
      meta={translate(`email-templates.template.${id}.detail`, { _: '' })}
      back={{ to: '/email-templates', label: translate('email-templates.name') }}
    >
      {read.data ? (
        <EmailTemplateForm key={read.data.id} record={read.data} />
      ) : (
        <LineSkeleton widths={[40, 60, 50]} />
      )}
    </Page>
  );
}
