import { useId } from 'react';
import { locales } from '../i18n/locales.ts';
import type { AddressValues } from '../shell/address/address.ts';
import { useAddressLines } from '../shell/address/use-address-lines.ts';
import { countryName } from '../../shared/countries.ts';
import { isServed, type ServedCountries } from '../../shared/served-countries.ts';
import { useLocale, useT } from '../shell/page-context.tsx';
import styles from './checkout.module.css';
import type { Choice } from './saved-choice.ts';

interface Props {
  saved: readonly AddressValues[];
  /** Absent where nothing is sent. */
  served: ServedCountries | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** A member's own addresses, the preferred one first, or another. */
export function SavedAddresses({ saved, served, choice, onChoose }: Props) {
  const t = useT();
  const name = useId();
  const { tag } = locales[useLocale()];
  const radio = (value: Choice) => (
    <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
  );
  return (
    <div className={styles['options']} role="radiogroup" aria-label={t('checkout.savedAddresses')}>
      {saved.map((address, index) => (
        <label
          // oxlint-disable-next-line react/no-array-index-key -- two may be the same
          key={index}
          className={choice === index ? styles['on'] : undefined}
        >
          {radio(index)}
          <b>
            <bdi>{[address.line1, address.line2].filter(Boolean).join(', ')}</bdi>
          </b>
          <PlaceLine address={address} />
          {served && address.country && !isServed(served, address.country) && (
            <small>{t('checkout.deliveryNowhere', { country: countryName(tag, address.country) })}</small>
          )}
        </label>
      ))}
      <label className={choice === 'other' ? styles['on'] : undefined}>
        {radio('other')}
        <b>{t('checkout.anotherAddress')}</b>
      </label>
    </div>
  );
}

/** The address without its street, which stands above. */
function PlaceLine({ address: { city, postalCode, subdivision, country } }: { address: AddressValues }) {
  const lines = useAddressLines({ city, postalCode, subdivision, country });
  return (
    <small>
      <bdi>{lines.join(', ')}</bdi>
    </small>
  );
}
