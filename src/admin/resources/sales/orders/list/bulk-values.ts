import type { TagChange } from '#admin/ui/tags.ts';

/** What the fields of the bulk actions begin with. */
export const noTags: TagChange = { assign: [], unassign: [] };
export const cancelling = { restock: true, notifying: false, message: '' };

export interface MailValues {
  what: 'confirmation' | 'message';
  subject: string;
  message: string;
}

export const mailing: MailValues = { what: 'confirmation', subject: '', message: '' };

/** Nothing while the words are not there. */
export function mailParams({ what, subject, message }: MailValues): Record<string, unknown> | undefined {
  if (what === 'confirmation') return { what };
  const said = { subject: subject.trim(), message: message.trim() };
  return said.subject && said.message ? { what, ...said } : undefined;
}
