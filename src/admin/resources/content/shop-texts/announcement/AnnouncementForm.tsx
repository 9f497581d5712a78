import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { Versions } from '../Versions.tsx';
import {
  announcementBounds,
  announcementProblems,
  readAnnouncement,
  toAnnouncement,
  type AnnouncementValues,
} from './announcement-values.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import styles from '../shop-texts.module.css';

/** A day of the store's own calendar. */
function DayInput({ name }: { name: 'from' | 'until' }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<AnnouncementValues>();
  const label = translate(`announcement.field.${name}`);
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

/** @param onRestore called once an earlier version counts again */
export function AnnouncementForm({
  text,
  onRestore,
}: {
  text: ShopText<Announcement>;
  onRestore: () => void;
}) {
  const translate = useTranslate();
  const form = useRecordForm<ShopText<Announcement>, AnnouncementValues>({
    record: text,
    read: readAnnouncement,
    bounds: announcementBounds,
    check: announcementProblems,
    toChange: (values) => ({ doc: toAnnouncement(values) }),
  });
  const say = (key: string) => translate(`announcement.${key}`);
  return (
    <RecordForm form={form}>
      <div className={styles['fields']}>
        <Card id="preview" title={say('preview.title')}>
          <AnnouncementPreview />
        </Card>
        <Card id="text" title={say('text.title')}>
          <div className={styles['fields']}>
            <SwitchInput
              name="visible"
              label={say('visibility.label')}
              hint={{ on: say('visibility.on'), off: say('visibility.off') }}
            />
            {TEXT_LANGUAGES.map((language) => (
              <div key={language} lang={language} className={styles[language]}>
                <TextInput name={`${language}_line`} hint={language === 'he' ? say('hint.he') : undefined} />
              </div>
            ))}
            <TextInput name="link" hint={say('hint.link')} />
          </div>
        </Card>
        <Card id="schedule" title={say('schedule.title')} note={say('schedule.note')}>
          <div className={styles['fields']}>
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
        <Versions text={text} onBack={onRestore} />
      </div>
    </RecordForm>
  );
}
