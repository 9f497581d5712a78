import Button from '@mui/material/Button';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EMAIL_FIELDS, placeholdersOf, type EmailField } from '#shared/email-templates.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import type { EmailTemplateRecord } from './provider.ts';
import { readTemplate, templateProblems, toTexts, type EmailTemplateValues } from './template-values.ts';
import styles from './email-templates.module.css';

export function EmailTemplateForm({ record }: { record: EmailTemplateRecord }) {
  const translate = useTranslate();
  const form = useRecordForm<EmailTemplateRecord, EmailTemplateValues>({
    record,
    read: readTemplate,
    check: (values) => templateProblems(values, record.name),
    toChange: (values) => ({ texts: toTexts(values, record) }),
  });
  const words = placeholdersOf(record.name).map((word) => `{${word}}`);
  return (
    <RecordForm form={form}>
      <div className="stack-16">
        <p className={styles['about']}>
          {translate('email-templates.placeholders', { words: words.join(', ') })}
        </p>
        {TEXT_LANGUAGES.map((language) => (
          <LanguageCard key={language} record={record} language={language} />
        ))}
      </div>
    </RecordForm>
  );
}

interface LanguageProps {
  record: EmailTemplateRecord;
  language: TextLanguage;
}

function LanguageCard({ record, language }: LanguageProps) {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<EmailTemplateValues>();
  const text = values.texts[language];
  const original = record.defaults[language];
  const isDefault = EMAIL_FIELDS.every((field) => text[field] === original[field]);
  const name = translate(`email-templates.language.${language}`);
  return (
    <Card
      id={language}
      title={name}
      actions={
        allowed && (
          <Button
            size="small"
            disabled={isDefault}
            aria-label={translate('email-templates.resetIn', { language: name })}
            onClick={() => change({ texts: { ...values.texts, [language]: original } })}
          >
            <RotateCcw aria-hidden />
            {translate('email-templates.reset')}
          </Button>
        )
      }
    >
      <div className={styles['sides']}>
        <div className={`${styles['fields']} ${styles[language]}`} lang={language}>
          {EMAIL_FIELDS.map((field) => (
            <EmailTextField key={field} language={language} field={field} />
          ))}
        </div>
        <EmailPreview name={record.name} language={language} text={text} />
      </div>
    </Card>
  );
}

function EmailTextField({ language, field }: { language: TextLanguage; field: EmailField }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<EmailTemplateValues>();
  const label = translate(`email-templates.field.${language}_${field}`);
  const value = values.texts[language][field];
  if (!allowed) return <ReadField label={label} value={value} />;
  const isLong = field !== 'subject';
  return (
    <TextField
      label={label}
      hint={field === 'closing' ? translate('email-templates.hint.closing') : undefined}
      error={errorAt(`texts.${language}.${field}`)}
      value={value}
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      onChange={({ target }) =>
        change({
          texts: { ...values.texts, [language]: { ...values.texts[language], [field]: target.value } },
        })
      }
    />
  );
}
