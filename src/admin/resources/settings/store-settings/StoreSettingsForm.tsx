import { useTranslate } from 'ra-core';
import type { StoreSettingName } from '#shared/store-settings.ts';
import { Card } from '#admin/ui/Card.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectInput } from '#admin/ui/form/SelectInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { countryChoices, currencyChoices, languageChoices, timeZoneChoices } from './choices.ts';
import type { StoreSettingsRecord } from './provider.ts';
import { problemsOf, readValues, toChange } from './settings-record.ts';
import styles from './store-settings.module.css';

/** The fields whose setting the environment rules are shown with the name of the variable. */
export function StoreSettingsForm({ record }: { record: StoreSettingsRecord }) {
  const translate = useTranslate();
  const form = useRecordForm({ record, read: readValues, check: problemsOf, toChange });
  const currencies = currencyChoices();
  const timeZones = timeZoneChoices();
  const languages = languageChoices();
  const countries = countryChoices();
  const say = (key: string, values?: object) => translate(`store-settings.${key}`, values);
  const { ruledBy } = record;
  /** The hint of a field that the environment rules, else its own. */
  const hint = (name: StoreSettingName, own?: string): string | undefined => {
    const variable = ruledBy[name];
    if (variable === undefined) return own;
    return say(variable === 'DEMO' ? 'ruledByDemo' : 'ruledBy', { variable });
  };
  const isRuled = (name: StoreSettingName): boolean => ruledBy[name] !== undefined;
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <Card id="currency" title={say('currency.title')}>
          <div className={styles['fields']}>
            <SelectInput
              name="currency"
              options={currencies}
              readOnly={isRuled('currency') || record.hasAmounts}
              hint={hint('currency', say(record.hasAmounts ? 'currency.fixed' : 'currency.open'))}
            />
          </div>
        </Card>
        <Card id="place" title={say('region.title')}>
          <div className={styles['fields']}>
            <SelectInput
              name="timeZone"
              options={timeZones}
              readOnly={isRuled('timeZone')}
              hint={hint('timeZone', say('hint.timeZone'))}
            />
            <SelectInput
              name="language"
              options={languages}
              readOnly={isRuled('locale')}
              hint={hint('locale', say('hint.language'))}
            />
            <SelectInput
              name="country"
              options={[{ value: '', label: say('anyCountry') }, ...countries]}
              readOnly={isRuled('locale')}
              hint={hint('locale', say('hint.country'))}
            />
          </div>
        </Card>
        <Card id="links" title={say('links.title')}>
          <div className={styles['fields']}>
            {isRuled('url') ? (
              <>
                <ReadField label={say('field.url')} value={record.url} />
                <p>{hint('url')}</p>
              </>
            ) : (
              <TextInput name="url" hint={say('hint.url')} />
            )}
          </div>
        </Card>
      </div>
    </RecordForm>
  );
}
