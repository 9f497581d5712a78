import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Sentence } from '#admin/ui/Sentence.tsx';
import {
  checkSettings,
  daysIn,
  readSettings,
  toSettings,
  type StoredSettings,
  type SettingsValues,
} from './retry-days.ts';

/** What comes of the days that are typed, in words. */
function Told({ typed }: { typed: string }) {
  const translate = useTranslate();
  const days = daysIn(typed);
  if (!days) return null;
  const after = days.map((_day, index) => days.slice(0, index + 1).reduce((sum, day) => sum + day, 0));
  return (
    <Sentence told="live">
      {after.length === 0
        ? translate('subscriptions.settings.never')
        : translate('subscriptions.settings.explanation', {
            smart_count: after.length,
            days: after.join(', '),
          })}
    </Sentence>
  );
}

export function SettingsForm({ settings }: { settings: StoredSettings }) {
  const translate = useTranslate();
  const form = useRecordForm<StoredSettings, SettingsValues>({
    record: settings,
    read: readSettings,
    check: checkSettings,
    toChange: toSettings,
  });
  return (
    <RecordForm form={form}>
      <Card id="retry" title={translate('subscriptions.settings.card')}>
        <div className="stack-16">
          <TextInput name="retryDays" hint={translate('subscriptions.settings.hint')} />
          <Told typed={form.values.retryDays} />
        </div>
      </Card>
    </RecordForm>
  );
}
