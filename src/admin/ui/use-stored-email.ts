import { useReadsMail, useStoresEmails } from '../access/session.ts';
import { promisesEmail } from '../i18n/email-promises.ts';

interface StoredEmail {
  /** The message promises an email, which is stored in the mailbox because no mail server is set up. */
  isStored: boolean;
  /** This person may read the mailbox. */
  readsMail: boolean;
}

/**
 * Decides for dialogs, pages and notifications whether to say that a promised email is only stored.
 * @param message key of a message, or what the keys of several begin with
 * @param isSent whether the email is sent at all, where a person decides that by a field
 */
export function useStoredEmail(message: unknown, isSent = true): StoredEmail {
  const stores = useStoresEmails();
  const readsMail = useReadsMail();
  return { isStored: isSent && stores && typeof message === 'string' && promisesEmail(message), readsMail };
}
