import { MailX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import styles from './EmailNotice.module.css';
import { useStoredEmail } from './use-stored-email.ts';

interface Props {
  /** Key of the message that promises an email, or what the keys of several begin with; shows nothing for any other. */
  of: string;
  /** Whether the email is sent, where a field beside the message decides that; else it is. */
  isSent?: boolean | undefined;
}

/** Stands beside a promised email and says that it is stored in the mailbox, where no mail server is set up. */
export function EmailNotice({ of, isSent }: Props) {
  const translate = useTranslate();
  const { isStored, readsMail } = useStoredEmail(of, isSent);
  if (!isStored) return null;
  return (
    <p className={styles['notice']}>
      <MailX size={16} aria-hidden />
      <span>
        {translate('counterpart.email.stored')}{' '}
        {readsMail && (
          // What is typed on this page stays.
          <Link className="link" to="/mailbox" target="_blank">
            {translate('counterpart.email.openMailbox')}
          </Link>
        )}
      </span>
    </p>
  );
}
