import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import {
  STORE_PAGE_BOUNDS as BOUNDS,
  slugOf,
  type StorePage,
  type StoreQuestion,
} from '#shared/store-pages.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { EntryList } from '#admin/ui/form/EntryList.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { LocalizedFields } from '#admin/ui/form/LocalizedFields.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RichTextInput } from '#admin/ui/form/RichTextInput.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { readStorePage, storePageOf, storePageProblems, type PageValues } from './page-values.ts';
import styles from './store-pages.module.css';

const bounds = {
  slug: { maxLength: BOUNDS.slug },
  ...Object.fromEntries(
    TEXT_LANGUAGES.flatMap((language) => [
      [`${language}_title`, { maxLength: BOUNDS.title }],
      [`${language}_seoTitle`, { maxLength: BOUNDS.title }],
      [`${language}_description`, { maxLength: BOUNDS.description }],
    ]),
  ),
};

const newQuestion = (): StoreQuestion => ({ question: { en: '', he: '' }, answer: { en: '', he: '' } });

/** What a page says in each language, its questions, and where it is linked. */
export function StorePageForm({ page }: { page: StorePage | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm<StorePage, PageValues>({
    record: page,
    read: readStorePage,
    bounds,
    check: storePageProblems,
    toChange: storePageOf,
  });
  const say = (what: string) => translate(`store-pages.${what}`);
  return (
    <RecordForm form={form}>
      <div className={styles['stack']}>
        <div className={styles['sides']}>
          {TEXT_LANGUAGES.map((language) => (
            <Words key={language} language={language} />
          ))}
        </div>
        <Card id="questions" title={say('questions.title')} note={say('questions.note')}>
          <Questions />
        </Card>
        <Card id="contact" title={say('contact.title')}>
          <SwitchInput
            name="contactForm"
            label={say('contact.label')}
            hint={{ on: say('contact.on'), off: say('contact.off') }}
          />
          {form.values.contactForm && <EmailNotice of="store-pages.contact.on" />}
        </Card>
        <Card id="address" title={say('address.title')}>
          <div className={styles['stack']}>
            <Slug />
            <SwitchInput
              name="visible"
              label={say('visible.label')}
              hint={{ on: say('visible.on'), off: say('visible.off') }}
            />
            <SwitchInput
              name="inMenu"
              label={say('inMenu.label')}
              hint={{ on: say('inMenu.on'), off: say('inMenu.off') }}
            />
          </div>
        </Card>
        <Card id="search" title={say('search.title')} note={say('search.note')}>
          <div className={styles['sides']}>
            {TEXT_LANGUAGES.map((language) => (
              <div key={language} lang={language} className={`${styles['stack']} ${styles[language]}`}>
                <TextInput name={`${language}_seoTitle`} />
                <TextInput name={`${language}_description`} rows={2} />
              </div>
            ))}
          </div>
        </Card>
        {page && <DeleteRecord record={page} name={page.texts.en.title} />}
      </div>
    </RecordForm>
  );
}

function Words({ language }: { language: TextLanguage }) {
  const translate = useTranslate();
  return (
    <Card id={language} title={translate(`store-pages.language.${language}`)}>
      <div className={`${styles['stack']} ${styles[language]}`} lang={language}>
        <TextInput name={`${language}_title`} />
        <RichTextInput
          name={`${language}_body`}
          hint={translate('store-pages.bodyHint')}
          picturesFor={translate('store-pages.name')}
        />
      </div>
    </Card>
  );
}

function Slug() {
  const translate = useTranslate();
  const { values } = useFormState<PageValues>();
  const slug = values.slug.trim() || slugOf(values.en_title);
  const hint = slug === '' ? translate('store-pages.slugHint') : translate('store-pages.slugIs', { slug });
  return <TextInput name="slug" hint={hint} />;
}

function Questions() {
  const { values, change } = useFormState<PageValues>();
  return (
    <EntryList
      kind="question"
      entries={values.questions}
      max={BOUNDS.questions}
      create={newQuestion}
      nameOf={({ question }) => question.en}
      onChange={(questions) => change({ questions })}
    >
      {(entry, put, at) => (
        <>
          <LocalizedFields
            field="question"
            place={`questions.${at}.question`}
            value={entry.question}
            max={BOUNDS.question}
            onChange={(question) => put({ ...entry, question })}
          />
          <LocalizedFields
            field="answer"
            place={`questions.${at}.answer`}
            value={entry.answer}
            max={BOUNDS.answer}
            multiline
            onChange={(answer) => put({ ...entry, answer })}
          />
        </>
      )}
    </EntryList>
  );
}
