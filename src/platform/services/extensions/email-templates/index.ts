import { emailTemplateExtensions } from '#shared/extensions/email-templates.ts';
import { EMAIL_TEMPLATE_NAMES, isEdited, noEmailTexts } from '#shared/email-templates.ts';
import { TEXT_LANGUAGES } from '#shared/shop-texts.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readEmailTexts } from '#platform/mails/email-templates.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { previewTemplate, readTemplate, updateTemplate } from './templates.ts';

/** What the store's emails say. The contract knows no emails. */
export const emailTemplates = defineService({
  name: 'email-templates',
  routes: serveExtensions(emailTemplateExtensions, {
    async listEmailTemplates(_request, context) {
      const own = await readEmailTexts(context);
      return {
        templates: EMAIL_TEMPLATE_NAMES.map((name) => ({
          name,
          edited: TEXT_LANGUAGES.filter((language) => isEdited((own[name] ?? noEmailTexts())[language])),
        })),
      };
    },
    getEmailTemplate: async ({ name }, context) => ({ template: await readTemplate(context, name) }),
    updateEmailTemplate: async ({ name, texts }, context) => ({
      template: await updateTemplate(context, name, texts),
    }),
    previewEmailTemplate: async (draft, context) => previewTemplate(context, draft),
  }),
  migrations,
});
