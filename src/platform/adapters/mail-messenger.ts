import type { Mailer, Messenger } from '../ports.ts';

/** Texts and calls as mails to the number, for where no carrier is configured: the mailbox page shows them. */
export const mailMessenger = (mailer: Mailer): Messenger => ({
  send: ({ to, channel, text }) =>
    mailer.send({ to, subject: channel === 'SMS' ? 'Text message' : 'Call', text }),
});
