import { Fragment } from 'react';
import { usePageFacts, useT } from './page-context.tsx';

/** Where the shop is, how it is reached, and when it is open. */
export function ShopContact() {
  const t = useT();
  const { contact } = usePageFacts();
  if (!contact) return null;
  const { address, email, phone, hours, closed } = contact;
  return (
    <address>
      {address.length > 0 && (
        <p>
          {address.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </p>
      )}
      {(email || phone) && (
        <p>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </p>
      )}
      {hours.length > 0 && (
        <dl>
          {hours.map(({ days, times }) => (
            <Fragment key={days}>
              <dt>{days}</dt>
              <dd dir="ltr">{times}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {closed.map(({ days, note }) => (
        <p key={days}>
          {t('foot.closed', { days })}
          {note && <bdi>{note}</bdi>}
        </p>
      ))}
    </address>
  );
}
