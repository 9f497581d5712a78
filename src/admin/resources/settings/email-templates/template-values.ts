import {
  EMAIL_FIELDS,
  EMAIL_TEXT_BOUNDS,
  placeholdersOf,
  unknownPlaceholder,
  type EmailField,
  type EmailTemplateName,
  type EmailText,
  type EmailTexts,
} from '#shared/email-templates.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';
import type { EmailTemplateRecord } from './provider.ts';

/** The form has the default where the store has no text of its own, so that it is changed word by word. */
export interface EmailTemplateValues {
  texts: EmailTexts;
}

const each = <Value>(read: (language: TextLanguage) => Value): Record<TextLanguage, Value> => ({
  en: read('en'),
  he: read('he'),
});

const eachField = (read: (field: EmailField) => string): EmailText => ({
  subject: read('subject'),
  intro: read('intro'),
  closing: read('closing'),
});

export const readTemplate = (record: EmailTemplateRecord | undefined): EmailTemplateValues => ({
  texts: each((language) =>
    eachField((field) => record?.texts[language][field] || record?.defaults[language][field] || ''),
  ),
});

/** A text that is the default is not stored, so that it follows the default of later versions. */
export const toTexts = ({ texts }: EmailTemplateValues, { defaults }: EmailTemplateRecord): EmailTexts =>
  each((language) =>
    eachField((field) => {
      const text = texts[language][field].trim();
      return text === defaults[language][field] ? '' : text;
    }),
  );

function problemOf(name: EmailTemplateName, field: EmailField, text: string): Problem | undefined {
  const max = EMAIL_TEXT_BOUNDS[field];
  if (text.trim().length > max) return { key: 'counterpart.form.tooLong', values: { smart_count: max } };
  if (field === 'subject' && text.includes('\n')) return { key: 'email-templates.problem.line' };
  const unknown = unknownPlaceholder(name, text);
  if (unknown === undefined) return undefined;
  const known = placeholdersOf(name)
    .map((word) => `{${word}}`)
    .join(', ');
  return { key: 'email-templates.problem.placeholder', values: { unknown, known } };
}

export const templateProblems = ({ texts }: EmailTemplateValues, name: EmailTemplateName): Problems =>
  Object.fromEntries(
    TEXT_LANGUAGES.flatMap((language) =>
      EMAIL_FIELDS.flatMap((field): [string, Problem][] => {
        const problem = problemOf(name, field, texts[language][field]);
        return problem ? [[`texts.${language}.${field}`, problem]] : [];
      }),
    ),
  );
