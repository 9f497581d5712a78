import { MailCheck, MailQuestionMark } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { taxDesk } from '#shared/desks/tax.ts';
import { useMay } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import { emailsOf, isGuest, type OpenCustomer } from '../customer-record.ts';
import { Addresses } from './Addresses.tsx';
import { Belongings } from './cards/Belongings.tsx';
import { TaxCard } from './cards/TaxCard.tsx';
import type { MemberActionName } from './customer-actions.ts';
import { SignIn } from './SignIn.tsx';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import styles from './page.module.css';

/** How to reach them, where they live, and how they sign in. */
export function CustomerAside({
  customer,
  onAsk,
}: {
  customer: OpenCustomer;
  onAsk: (name: MemberActionName) => void;
}) {
  const translate = useTranslate();
  const mayReadTax = useMay(taxDesk.rights.list);
  const { email, emailVerified, phone, company, privacyStatus, slug, details } = customer;
  const Sure = emailVerified ? MailCheck : MailQuestionMark;
  return (
    <>
      <AsideSection title={translate('customers.show.contact')}>
        {company && (
          <p>
            <bdi>{company}</bdi>
          </p>
        )}
        {email ? (
          <p className={styles['break']}>
            <a href={`mailto:${email}`} className="link">
              <bdi>{email}</bdi>
            </a>
          </p>
        ) : (
          <p className={styles['soft']}>{translate('customers.show.noEmail')}</p>
        )}
        {emailsOf(customer)
          .slice(1)
          .map((other) => (
            <p key={other} className={styles['break']}>
              <small>{translate('customers.show.alsoEmail')}</small>{' '}
              <a href={`mailto:${other}`} className="link">
                <bdi>{other}</bdi>
              </a>
            </p>
          ))}
        {email && !isGuest(customer) && (
          <p className={styles['sure']}>
            <Sure size={14} aria-hidden />
            {translate(`customers.show.${emailVerified ? 'confirmed' : 'unconfirmed'}`)}
          </p>
        )}
        {phone && (
          <p className="num">
            <PhoneNumber number={phone} />
          </p>
        )}
      </AsideSection>
      {details.account && <Addresses addresses={details.account.addresses} />}
      {mayReadTax && <TaxCard customer={customer} />}
      {!isGuest(customer) && <Belongings customer={customer} />}
      {!isGuest(customer) && (
        <AsideSection title={translate('customers.show.privacy')}>
          <Facts
            items={[
              [
                translate('customers.field.profile'),
                translate(`customers.option.profile.${privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE'}`),
              ],
              [translate('customers.show.slug'), <bdi key="slug">{slug}</bdi>],
            ]}
          />
        </AsideSection>
      )}
      {details.account && <SignIn customer={customer} account={details.account} onAsk={onAsk} />}
      {isGuest(customer) && (
        <AsideSection title={translate('customers.show.signIn')}>
          <p className={styles['soft']}>{translate('customers.show.noAccount')}</p>
        </AsideSection>
      )}
    </>
  );
}
