import type { EmailTemplateName, EmailTexts } from '#shared/email-templates.ts';
import type { EmailTemplate, emailTemplateExtensions } from '#shared/extensions/email-templates.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { missingWhereInvalid } from '#admin/data/missing-where-invalid.ts';

const call = extensionClient<typeof emailTemplateExtensions>();

interface Options {
  signal?: AbortSignal;
}

export interface EmailTemplateRow {
  id: EmailTemplateName;
  /** Languages in which the store has a text of its own. */
  edited: readonly string[];
}

export interface EmailTemplateRecord extends EmailTemplate {
  id: EmailTemplateName;
}

const signalOf = ({ signal }: Options): Options | undefined => signal && { signal };

const recordOf = ({ template }: { template: EmailTemplate }): { data: EmailTemplateRecord } => ({
  data: { id: template.name, ...template },
});

export const emailTemplatesProvider = {
  supportAbortSignal: true,
  async getList(_resource: string, options: Options) {
    const { templates } = await call('listEmailTemplates', {}, signalOf(options));
    const data = templates.map(({ name, edited }): EmailTemplateRow => ({ id: name, edited }));
    return { data, total: data.length };
  },
  getOne: async (_resource: string, { id, ...options }: Options & { id: EmailTemplateName }) =>
    recordOf(await missingWhereInvalid(call('getEmailTemplate', { name: id }, signalOf(options)))),
  update: async (_resource: string, { id, data }: { id: EmailTemplateName; data: { texts: EmailTexts } }) =>
    recordOf(await call('updateEmailTemplate', { name: id, texts: data.texts })),
};
