import { countryName } from '../../../shared/countries.ts';
import type { MoveAddress } from '../../../shared/subscriptions.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../shell/page-context.tsx';

/** As one writes it on a parcel. */
export function AddressLines({ of }: { of: Partial<MoveAddress> }) {
  const { firstName, lastName, addressLine, addressLine2, postalCode, city, country } = of;
  const { tag } = locales[useLocale()];
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    addressLine,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    country && countryName(tag, country),
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  );
}
