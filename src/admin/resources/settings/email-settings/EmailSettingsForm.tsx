import { useTranslate } from 'ra-core';
import { MAIL_SECURITY } from '#shared/store-settings.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './email-settings.module.css';
import type { EmailSettingsRecord } from './provider.ts';
import {
  emailBounds,
  problemsOf,
  readValues,
  toChange,
  type EmailSettingsValues,
} from './settings-record.ts';
import { TestEmail } from './TestEmail.tsx';

export function EmailSettingsForm({ record }: { record: EmailSettingsRecord }) {
  const translate = useTranslate();
  const form = useRecordForm({ record, read: readValues, bounds: emailBounds, check: problemsOf, toChange });
  const say = (key: string, values?: object) => translate(`email-settings.${key}`, values);
  const { ruledBy } = record;
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="server" title={say('server.title')}>
          <div className={styles['fields']}>
            {ruledBy === undefined ? (
              <>
                {record.host === '' && <p>{say('server.none')}</p>}
                <div className={styles['pair']}>
                  <TextInput name="host" hint={say('hint.host')} />
                  <TextInput name="port" />
                </div>
                <ChoiceInput name="security" options={MAIL_SECURITY} />
                <TextInput name="user" />
                <Password hasPassword={record.hasPassword} />
              </>
            ) : (
              <p>{say('server.ruledBy', { variable: ruledBy })}</p>
            )}
          </div>
        </Card>
        <Card id="sender" title={say('sender.title')}>
          <div className={styles['fields']}>
            <TextInput name="senderName" hint={say('hint.senderName')} />
            {ruledBy === undefined && <TextInput name="senderAddress" hint={say('hint.senderAddress')} />}
          </div>
        </Card>
        <Card id="test" title={say('test.title')}>
          <div className={styles['fields']}>
            <TestEmail isReady={(ruledBy !== undefined || record.host !== '') && !form.dirty} />
          </div>
        </Card>
      </div>
    </RecordForm>
  );
}

/** Typed anew or left alone: the stored one is never shown. */
function Password({ hasPassword }: { hasPassword: boolean }) {
  const translate = useTranslate();
  const { values, errorAt, change } = useFormState<EmailSettingsValues>();
  return (
    <TextField
      label={translate('email-settings.field.password')}
      hint={hasPassword ? translate('email-settings.hint.password') : undefined}
      error={errorAt('password')}
      type="password"
      autoComplete="new-password"
      value={values.password}
      onChange={({ target }) => change({ password: target.value })}
    />
  );
}
