import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import type { TipsRecord } from './provider.ts';
import { checkTips, PRESETS, readTips, toTipSettings } from './tip-values.ts';
import styles from './Tips.module.css';

const KINDS = ['PERCENTAGE', 'AMOUNT'] as const;

export function TipsForm({ settings }: { settings: TipsRecord }) {
  const translate = useTranslate();
  const form = useRecordForm({ record: settings, read: readTips, check: checkTips, toChange: toTipSettings });
  const { staff } = settings;
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="offer" title={translate('tips.offer.title')}>
          <div className={styles['fields']}>
            <SwitchInput
              name="offered"
              label={translate('tips.allow.label')}
              hint={{ on: translate('tips.allow.on'), off: translate('tips.allow.off') }}
            />
            <ChoiceInput name="kind" options={KINDS} />
            <div className={styles['presets']}>
              {PRESETS.map((name) => (
                <TextInput key={name} name={name} />
              ))}
            </div>
            <ChoiceInput name="suggested" options={['none', ...PRESETS]} />
            <SwitchInput
              name="custom"
              label={translate('tips.custom.label')}
              hint={{ on: translate('tips.custom.on'), off: translate('tips.custom.off') }}
            />
          </div>
        </Card>
        <Card id="staff" title={translate('tips.staff.title')}>
          <div className={styles['fields']}>
            <p>{translate(staff.length > 0 ? 'tips.staff.explanation' : 'tips.staff.none')}</p>
            <ul className={styles['staff']}>
              {staff.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </Card>
      </div>
    </RecordForm>
  );
}
