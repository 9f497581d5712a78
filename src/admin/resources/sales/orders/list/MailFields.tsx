import { useTranslate } from 'ra-core';
import { MAIL_BOUNDS } from '#shared/order-mails.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { MailValues } from './bulk-values.ts';
import './messages-list.en.ts';

const kinds = ['confirmation', 'message'] as const;

export default function MailFields({ values, change }: BulkFieldsProps<MailValues>) {
  const translate = useTranslate();
  const say = (what: string) => translate(`orders.bulk.mail.${what}`);
  return (
    <div className="stack-12">
      <Segmented
        label={say('email')}
        value={values.what}
        options={kinds.map((value) => ({ value, label: say(value) }))}
        onChange={(what) => change({ what })}
      />
      {values.what === 'message' && (
        <>
          <TextField
            label={say('subject')}
            value={values.subject}
            inputProps={{ maxLength: MAIL_BOUNDS.subject }}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <TextField
            label={say('text')}
            value={values.message}
            multiline
            minRows={3}
            inputProps={{ maxLength: MAIL_BOUNDS.message }}
            onChange={(event) => change({ message: event.target.value })}
          />
        </>
      )}
    </div>
  );
}
