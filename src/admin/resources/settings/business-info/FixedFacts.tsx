import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import type { SiteProperties } from '#wix/site-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import styles from './business-info.module.css';

const nameOf = (type: 'currency' | 'language', code: string | null | undefined): string =>
  code ? (new Intl.DisplayNames('en', { type }).of(code) ?? code) : '';

/** What prices, days and pages go by: it is set where the server is started, and told by the same operation. */
export function FixedFacts({ properties }: { properties: SiteProperties }) {
  const translate = useTranslate();
  const { paymentCurrency, timeZone, language, locale, externalSiteUrl } = properties;
  const say = (key: string) => translate(`business-info.${key}`);
  const country = locale?.country ? countryName('en', locale.country) : '';
  const facts = {
    currency: `${nameOf('currency', paymentCurrency)} (${paymentCurrency ?? ''})`,
    timeZone: timeZone?.replaceAll('_', ' ') ?? '',
    language: [nameOf('language', language), country].filter(Boolean).join(', '),
    address: externalSiteUrl ?? '',
  };
  return (
    <Card id="fixed" title={say('fixed.title')} note={say('fixed.note')}>
      <div className={styles['facts']}>
        {Object.entries(facts).map(([name, value]) => (
          <ReadField key={name} label={say(`fixed.${name}`)} value={value} />
        ))}
      </div>
      <p>{say('fixed.currencyNote')}</p>
    </Card>
  );
}
