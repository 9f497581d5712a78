import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useState } from 'react';
import {
  FIELD_REQUIREMENTS,
  OPTIONAL_FIELDS,
  CHECKOUT_LANGUAGES,
  CHECKOUT_TEXTS,
  type CheckoutLanguage,
} from '#shared/checkout-page.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { BrandColour } from './BrandColour.tsx';
import { CheckoutPicture } from './CheckoutPicture.tsx';
import { LogoInput } from './LogoInput.tsx';
import {
  POLICIES,
  problemsOf,
  readValues,
  toChange,
  textField,
  TEXT_FIELDS,
  type CheckoutRecord,
  type CheckoutValues,
} from './settings-record.ts';
import styles from './checkout-settings.module.css';

const bounds = Object.fromEntries(
  CHECKOUT_LANGUAGES.flatMap((language) =>
    TEXT_FIELDS.map((word) => [textField(language, word), { maxLength: CHECKOUT_TEXTS[word] }]),
  ),
);

/** The form, and beside it the checkout as it would be with what is typed. */
export function CheckoutForm({ record }: { record: CheckoutRecord }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<CheckoutLanguage>('en');
  const form = useRecordForm<CheckoutRecord, CheckoutValues>({
    record,
    read: readValues,
    bounds,
    check: problemsOf,
    toChange,
  });
  const say = (what: string) => translate(`checkout-settings.${what}`);
  const told = (what: string) => ({ on: say(`${what}.on`), off: say(`${what}.off`) });
  return (
    <RecordForm form={form}>
      <div className={styles['aside']}>
        <div className={styles['stack']}>
          {record.page && (
            <Card id="asked" title={say('fields.title')} note={say('fields.note')}>
              <div className={styles['fields']}>
                {OPTIONAL_FIELDS.map((field) => (
                  <ChoiceInput key={field} name={field} options={FIELD_REQUIREMENTS} />
                ))}
              </div>
            </Card>
          )}
          <Card id="agreed" title={say('agreed.title')}>
            <div className={styles['fields']}>
              <SwitchInput name="agreement" label={say('agreement.label')} hint={told('agreement')} />
              <SwitchInput name="newsletter" label={say('newsletter.label')} hint={told('newsletter')} />
              <SwitchInput name="giftCards" label={say('giftCards.label')} hint={told('giftCards')} />
            </div>
          </Card>
          <Card id="policies" title={say('policies.title')} note={say('policies.note')}>
            <div className={styles['fields']}>
              {POLICIES.map((policy) => (
                <SwitchInput
                  key={policy}
                  name={policy}
                  label={say(`${policy}.label`)}
                  hint={told('policies')}
                />
              ))}
              <p>
                <Link to="/shop-texts" className="link">
                  {say('policies.texts')}
                </Link>
              </p>
            </div>
          </Card>
          <Card id="brand" title={say('brand.title')} note={say('brand.note')}>
            <div className={styles['fields']}>
              <TextInput name="headerText" hint={say('brand.textHint')} />
              <LogoInput />
              <div className={styles['pair']}>
                <BrandColour name="headerBack" />
                <BrandColour name="headerInk" />
              </div>
              <BrandColour name="buttonColour" />
            </div>
          </Card>
          {record.page && (
            <Card
              id="words"
              title={say('labels.title')}
              actions={
                <Segmented
                  label={say('labels.language')}
                  value={language}
                  options={CHECKOUT_LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }))}
                  onChange={setLanguage}
                />
              }
            >
              <div className={styles['fields']} key={language} lang={language}>
                <p className="muted">{say('labels.note')}</p>
                {TEXT_FIELDS.map((word) => (
                  <TextInput key={word} name={textField(language, word)} />
                ))}
              </div>
            </Card>
          )}
        </div>
        <aside aria-label={say('picture.title')}>
          <CheckoutPicture values={form.values} language={language} />
        </aside>
      </div>
    </RecordForm>
  );
}
