import { useTranslate } from 'ra-core';
import { closedSoon, isDay, specialPeriodsOf } from '#shared/closed-days.ts';
import { periodsOf, type OpenPeriod } from '#shared/opening-hours.ts';
import { showContact } from '#shared/site-contact.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useNow } from '#admin/ui/use-now.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { BusinessValues } from './business-record.ts';
import { PhoneNumber } from '#admin/ui/PhoneNumber.tsx';
import styles from './business-info.module.css';

/** As the shop's pages are read in English. */
const TAG = 'en-GB';

/** The foot of the shop's pages with what stands in the form; nothing in it can be pressed. */
export function FootPicture({ longer }: { longer: readonly OpenPeriod[] }) {
  const translate = useTranslate();
  const { values } = useFormState<BusinessValues>();
  const { email, phone, hours, closed } = values;
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const days = closed.filter(({ from, to }) => isDay(from) && isDay(to) && from <= to);
  const soon = closedSoon(specialPeriodsOf(days, [], timeZone), { now, timeZone });
  const shown = showContact(
    { email, phone, address: values, periods: periodsOf(hours, longer), closed: soon },
    TAG,
  );
  return (
    <div className={styles['picture']}>
      <h2>{translate('business-info.picture.title')}</h2>
      <div className={styles['foot']}>
        <b>{values.siteDisplayName}</b>
        {!shown && <p>{translate('business-info.picture.nothing')}</p>}
        {shown && shown.address.length > 0 && (
          <p>
            {shown.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        {shown && (shown.email || shown.phone) && (
          <p>
            <span>{shown.email}</span>
            <span>
              <PhoneNumber number={shown.phone} />
            </span>
          </p>
        )}
        {shown && shown.hours.length > 0 && (
          <dl>
            {shown.hours.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>
                  <bdi dir="ltr">{times}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {shown?.closed.map(({ days: when, note }) => (
          <p key={when}>
            <span>{translate('business-info.picture.closed', { days: when })}</span>
            <span>{note}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
