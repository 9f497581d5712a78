import { MailOpen } from 'lucide-react';
import { emailTemplatesDesk } from '#shared/desks/email-templates.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const emailTemplates = defineDesk({
  ...emailTemplatesDesk,
  icon: MailOpen,
  provider: async () => (await import('./provider.ts')).emailTemplatesProvider,
  list: preloadable(() => import('./EmailTemplateList.tsx')),
  edit: preloadable(() => import('./EmailTemplatePage.tsx')),
});
