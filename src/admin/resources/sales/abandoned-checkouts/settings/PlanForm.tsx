import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Sentence } from '#admin/ui/Sentence.tsx';
import styles from '../abandoned-checkouts.module.css';
import { checkPlan, readPlan, REMINDER_NUMBERS, toPlan, type StoredPlan } from './plan-values.ts';
import { usePlanSummary } from './use-plan-summary.ts';

export function PlanForm({ plan }: { plan: StoredPlan }) {
  const translate = useTranslate();
  const words = usePlanSummary();
  const form = useRecordForm({ record: plan, read: readPlan, check: checkPlan, toChange: toPlan });
  return (
    <RecordForm form={form}>
      <Card id="plan" title={translate('abandoned-checkouts.plan.title')}>
        <div className="stack-16">
          <TextInput name="delayMinutes" />
          <SwitchInput
            name="remind"
            label={translate('abandoned-checkouts.field.remind')}
            hint={{
              on: translate('abandoned-checkouts.plan.isOn'),
              off: translate('abandoned-checkouts.plan.isOff'),
            }}
          />
          {form.values.remind && <EmailNotice of="abandoned-checkouts.plan" />}
          <ChoiceInput name="recipients" options={['SUBSCRIBED', 'ALL']} />
          {REMINDER_NUMBERS.map((number) => (
            <div key={number} className={styles['reminder']}>
              <SwitchInput
                name={`on${number}`}
                label={translate('abandoned-checkouts.plan.reminder', { number })}
                hint={{
                  on: translate('abandoned-checkouts.plan.reminderOn'),
                  off: translate('abandoned-checkouts.plan.reminderOff'),
                }}
              />
              <TextInput name={`hours${number}`} />
            </div>
          ))}
          <Sentence told="live">{words(toPlan(form.values))}</Sentence>
        </div>
      </Card>
    </RecordForm>
  );
}
