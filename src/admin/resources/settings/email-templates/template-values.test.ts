import { expect, it } from 'vitest';
import { noEmailTexts } from '#shared/email-templates.ts';
import type { EmailTemplateRecord } from './provider.ts';
import { readTemplate, templateProblems, toTexts } from './template-values.ts';

const defaults = noEmailTexts();
defaults.en.subject = '{store}: order {number}';
const record: EmailTemplateRecord = {
  id: 'confirmation',
  name: 'confirmation',
  texts: noEmailTexts(),
  defaults,
};

it('begins with the default, and stores nothing where it stays', () => {
  const values = readTemplate(record);
  expect(values.texts.en.subject).toBe('{store}: order {number}');
  expect(toTexts(values, record)).toEqual(noEmailTexts());
  values.texts.en.closing = ' See you soon. ';
  expect(toTexts(values, record).en).toEqual({ subject: '', intro: '', closing: 'See you soon.' });
});

it('names a placeholder that nothing fills in, beside its field', () => {
  const values = readTemplate(record);
  values.texts.he.intro = 'שלום {frist}';
  values.texts.en.subject = '{store}, {number}';
  expect(templateProblems(values, 'confirmation')).toEqual({
    'texts.he.intro': {
      key: 'email-templates.problem.placeholder',
      values: { unknown: '{frist}', known: '{store}, {number}' },
    },
  });
});

it('takes a subject of one line only', () => {
  const values = readTemplate(record);
  values.texts.en.subject = 'two\nlines';
  expect(Object.keys(templateProblems(values, 'confirmation'))).toEqual(['texts.en.subject']);
});
