import { useTranslate } from 'ra-core';
import { MAX_DAYS, type ReviewRequestSettings } from '#shared/review-requests.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Columns } from '#admin/ui/Columns.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { ReviewRequestMetrics, Weeks } from './ReviewRequestMetrics.tsx';
import { MailCard } from './MailCard.tsx';
import { useSummary } from './use-settings.ts';
import { useSettingsSentence } from './use-settings-sentence.ts';

type SettingsRecord = ReviewRequestSettings & { id: string };
type Values = Omit<ReviewRequestSettings, 'days'> & { days: string };

const read = (record: SettingsRecord | undefined): Values => ({
  on: record?.on ?? false,
  from: record?.from ?? 'FULFILMENT',
  days: String(record?.days ?? 7),
  orders: record?.orders ?? 'ALL',
});

const daysIn = (typed: string): number | undefined => {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days <= MAX_DAYS ? days : undefined;
};

const toSettings = ({ days, ...values }: Values): ReviewRequestSettings => ({
  ...values,
  days: daysIn(days) ?? 0,
});

const check = ({ days }: Values): Problems =>
  daysIn(days) === undefined
    ? { days: { key: 'review-requests.settings.badDays', values: { most: MAX_DAYS } } }
    : {};

export function ReviewRequestsForm({ settings }: { settings: SettingsRecord }) {
  const translate = useTranslate();
  const words = useSettingsSentence();
  const { data: summary } = useSummary();
  const form = useRecordForm({ record: settings, read, check, toChange: toSettings });
  return (
    <RecordForm form={form}>
      <Columns
        cards
        aside={
          summary && (
            <>
              <Card title={translate('review-requests.figure.title')}>
                <ReviewRequestMetrics summary={summary} />
              </Card>
              <Card title={translate('review-requests.figure.weeks')}>
                <Weeks weeks={summary.weeks} />
              </Card>
            </>
          )
        }
      >
        <Card id="when" title={translate('review-requests.settings.when')}>
          <div className="stack-16">
            <SwitchInput
              name="on"
              label={translate('review-requests.field.on')}
              hint={{
                on: translate('review-requests.settings.isOn'),
                off: translate('review-requests.settings.isOff'),
              }}
            />
            {form.values.on && <EmailNotice of="review-requests.field.on" />}
            <TextInput name="days" />
            <ChoiceInput name="from" options={['FULFILMENT', 'PURCHASE']} />
            <ChoiceInput name="orders" options={['ALL', 'SHOP']} />
            <Sentence told="live">{words(toSettings(form.values))}</Sentence>
          </div>
        </Card>
        <MailCard />
      </Columns>
    </RecordForm>
  );
}
