import type {
  MailSettingsChange,
  MailSettingsView,
  storeSettingsExtensions,
} from '#shared/extensions/store-settings.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { changeMailbox } from '#admin/access/session.ts';

const call = extensionClient<typeof storeSettingsExtensions>();

export type EmailSettingsRecord = MailSettingsView & { id: string };

const recordOf = (settings: MailSettingsView): { data: EmailSettingsRecord } => ({
  data: { id: 'settings', ...settings },
});

/** Sends past the queue. @returns what the mail server answered */
export const sendTestEmail = (to: string) => call('sendTestEmail', { to });

/** There is one record. */
export const emailSettingsProvider = {
  supportAbortSignal: true,
  getOne: async (_resource: string, { signal }: { signal?: AbortSignal } = {}) =>
    recordOf(await call('getMailSettings', {}, signal && { signal })),
  async update(_resource: string, { data }: { data: MailSettingsChange & { revision?: unknown } }) {
    // Forms add a revision, which these settings do not have.
    const { revision: _, ...change } = data;
    const saved = await call('updateMailSettings', change);
    changeMailbox(saved.ruledBy === undefined && saved.host === '');
    return recordOf(saved);
  },
};
