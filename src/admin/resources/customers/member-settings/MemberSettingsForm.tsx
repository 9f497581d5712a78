import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import styles from './MemberSettings.module.css';
import { toChange, type MemberSettings, type MemberSettingsValues } from './settings-record.ts';

const read = (record: MemberSettings | undefined): MemberSettingsValues => ({
  approval: record?.approval ?? false,
  verification: record?.verification ?? false,
  profiles: record?.profiles ?? 'everybody',
  beginsAs: record?.beginsAs ?? 'PRIVATE',
});

export function MemberSettingsForm({ settings }: { settings: MemberSettings }) {
  const translate = useTranslate();
  const say = (what: string) => translate(`member-settings.${what}`);
  const form = useRecordForm<MemberSettings, MemberSettingsValues>({
    record: settings,
    read,
    toChange: (values, changed) => toChange(values, changed, settings),
  });
  const { profiles, beginsAs } = form.values;
  const consequences =
    profiles === 'none' ? ['none', 'unchanged'] : [profiles, beginsAs, 'blocks', 'unchanged'];
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="joining" title={say('joining.title')} note={say('joining.note')}>
          <div className={styles['fields']}>
            <SwitchInput
              name="approval"
              label={say('approval.label')}
              hint={{ on: say('approval.on'), off: say('approval.off') }}
            />
            <SwitchInput
              name="verification"
              label={say('verification.label')}
              hint={{ on: say('verification.on'), off: say('verification.off') }}
            />
            {(form.values.approval || form.values.verification) && <EmailNotice of="member-settings" />}
          </div>
        </Card>
        <Card id="privacy" title={say('privacy.title')}>
          <div className={styles['fields']}>
            <ChoiceInput name="profiles" options={['everybody', 'members', 'none']} />
            {profiles !== 'none' && <ChoiceInput name="beginsAs" options={['PRIVATE', 'PUBLIC']} />}
          </div>
          <div className={styles['consequences']}>
            <h3>{say('consequence.title')}</h3>
            <ul>
              {consequences.map((each) => (
                <li key={each}>{say(`consequence.${each}`)}</li>
              ))}
            </ul>
          </div>
        </Card>
      </div>
    </RecordForm>
  );
}
