import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import { barOf, barProblems, readBar, type BarValues } from './text-form.ts';
import styles from './shop-texts.module.css';

const bounds = { en_line: { maxLength: 160 }, he_line: { maxLength: 160 }, link: { maxLength: 300 } };

/** A day of the shop's own calendar. */
function DayInput({ name }: { name: 'from' | 'until' }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<BarValues>();
  const label = translate(`shop-texts.field.${name}`);
  if (!allowed) return <ReadField label={label} value={dayShape.write(values[name])} />;
  return (
    <DateField
      label={label}
      value={values[name]}
      error={errorAt(name)}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** The line above every page, and when. */
export function BarForm({ text, children }: { text: ShopText<Announcement>; children: ReactNode }) {
  const translate = useTranslate();
  const form = useRecordForm<ShopText<Announcement>, BarValues>({
    record: text,
    read: readBar,
    bounds,
    check: barProblems,
    toChange: (values) => ({ doc: barOf(values) }),
  });
  const say = (what: string) => translate(`shop-texts.${what}`);
  return (
    <RecordForm form={form}>
      <Card>
        <div className={styles['fields']}>
          <SwitchInput
            name="visible"
            label={say('bar.label')}
            hint={{ on: say('bar.on'), off: say('bar.off') }}
          />
          {TEXT_LANGUAGES.map((language) => (
            <div key={language} lang={language} className={styles[language]}>
              <TextInput name={`${language}_line`} />
            </div>
          ))}
          <TextInput name="link" hint={say('linkHint')} />
          <div className={styles['sides']}>
            <DayInput name="from" />
            <DayInput name="until" />
          </div>
          <SwitchInput
            name="dismissible"
            label={say('dismissible.label')}
            hint={{ on: say('dismissible.on'), off: say('dismissible.off') }}
          />
        </div>
      </Card>
      {children}
    </RecordForm>
  );
}
