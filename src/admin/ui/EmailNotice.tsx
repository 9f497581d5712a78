import { MailX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useReadsMail, useStoresEmails } from '../access/session.ts';
import { promisesEmail } from '../i18n/email-promises.ts';
import styles from './EmailNotice.module.css';

interface Props {
  /** Key of the message that promises an email, or what the keys of several begin with; shows nothing for any other. */
  of: string;
}

/** Stands beside a promised email and says that it is stored in the mailbox, where no mail server is set up. */
export function EmailNotice({ of }: Props) {
  const translate = useTranslate();
  const stored = useStoresEmails();
  const readsMail = useReadsMail();
  if (!stored || !promisesEmail(of)) return null;
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
