import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES, type ShopText, type TextPage } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RichTextInput } from '#admin/ui/form/RichTextInput.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { pageOf, pageProblems, readPage, type PageValues } from './text-form.ts';
import { TranslationChip } from './TranslationChip.tsx';
import styles from './shop-texts.module.css';

const bounds = Object.fromEntries(
  TEXT_LANGUAGES.flatMap((language) => [
    [`${language}_title`, { maxLength: 120 }],
    [`${language}_description`, { maxLength: 300 }],
  ]),
);

/** A page of words: both languages beside each other, under each other on a phone. */
export function PageForm({ text, children }: { text: ShopText<TextPage>; children: ReactNode }) {
  const translate = useTranslate();
  const form = useRecordForm<ShopText<TextPage>, PageValues>({
    record: text,
    read: readPage,
    bounds,
    check: pageProblems,
    toChange: (values) => ({ doc: pageOf(values) }),
  });
  const say = (what: string) => translate(`shop-texts.${what}`);
  return (
    <RecordForm form={form}>
      <div className={styles['stack']}>
        <Card>
          <SwitchInput
            name="visible"
            label={say('visible.label')}
            hint={{ on: say('visible.on'), off: say('visible.off') }}
          />
        </Card>
        <div className={styles['sides']}>
          {TEXT_LANGUAGES.map((language) => (
            <Card
              key={language}
              id={language}
              title={say(`language.${language}`)}
              actions={<TranslationChip said={text.said[language]} language={language} />}
            >
              <div className={`${styles['fields']} ${styles[language]}`} lang={language}>
                <TextInput name={`${language}_title`} />
                <RichTextInput
                  name={`${language}_body`}
                  hint={say('bodyHint')}
                  picturesFor={say(`text.${text.id}.name`)}
                />
                <TextInput name={`${language}_description`} hint={say('descriptionHint')} rows={2} />
              </div>
            </Card>
          ))}
        </div>
      </div>
      {children}
    </RecordForm>
  );
}
