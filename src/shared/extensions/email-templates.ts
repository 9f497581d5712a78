import { z } from 'zod';
import {
  EMAIL_FIELDS,
  EMAIL_TEMPLATE_NAMES,
  EMAIL_TEXT_BOUNDS as BOUNDS,
  placeholdersOf,
  unknownPlaceholder,
  type EmailTemplateName,
  type EmailText,
  type EmailTexts,
} from '../email-templates.ts';
import { TEXT_LANGUAGES } from '../shop-texts.ts';
import { changeExtension, readExtension } from './define.ts';

const line = z
  .string()
  .trim()
  .max(BOUNDS.subject, `must have at most ${BOUNDS.subject} characters`)
  .refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be one line of text');

const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be text');

const text = z.strictObject({
  subject: line,
  intro: paragraph(BOUNDS.intro),
  closing: paragraph(BOUNDS.closing),
}) satisfies z.ZodType<EmailText>;
const texts = z.strictObject({ en: text, he: text }) satisfies z.ZodType<EmailTexts>;
const name = z.enum(EMAIL_TEMPLATE_NAMES);
const language = z.enum(TEXT_LANGUAGES);

const complaint = (template: EmailTemplateName, placeholder: string): string =>
  `${placeholder} is not filled in; known are ${placeholdersOf(template)
    .map((word) => `{${word}}`)
    .join(', ')}`;

function checkText(
  template: EmailTemplateName,
  value: EmailText,
  path: string[],
  issues: z.core.$ZodRawIssue[],
) {
  for (const field of EMAIL_FIELDS) {
    const unknown = unknownPlaceholder(template, value[field]);
    if (unknown === undefined) continue;
    issues.push({
      code: 'custom',
      input: value[field],
      path: [...path, field],
      message: complaint(template, unknown),
    });
  }
}

const template = z.strictObject({
  name,
  texts,
  /** What is sent where the store has no text of its own, with its placeholders. */
  defaults: z.strictObject({ en: text, he: text }),
});

export type EmailTemplate = z.output<typeof template>;

const change = z.strictObject({ name, texts }).check(({ value, issues }) => {
  for (const one of TEXT_LANGUAGES) checkText(value.name, value.texts[one], ['texts', one], issues);
});

const draft = z.strictObject({ name, language, text }).check(({ value, issues }) => {
  checkText(value.name, value.text, ['text'], issues);
});

const oneTemplate = z.strictObject({ template });

/** The texts of emails to customers, within the layout that all of them have. */
export const emailTemplateExtensions = {
  listEmailTemplates: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({}),
    response: z.strictObject({
      templates: z.array(z.strictObject({ name, edited: z.array(language) })),
    }),
  }),
  getEmailTemplate: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({ name }),
    response: oneTemplate,
  }),
  updateEmailTemplate: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: change,
    response: oneTemplate,
    audit: {
      entityType: 'emailTemplate',
      entityId: (request) => request.name,
      before: {
        operation: 'getEmailTemplate',
        request: (request) => ({ name: request.name }),
        entity: (response: { template: EmailTemplate }) => response.template.texts,
      },
      after: (response) => response.template.texts,
    },
  }),
  /** The email with texts that are not saved, about an order that does not exist. */
  previewEmailTemplate: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: draft,
    response: z.strictObject({ subject: z.string(), html: z.string() }),
    isPreview: true,
  }),
};
