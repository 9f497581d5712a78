import { useTranslate } from 'ra-core';
import type { CustomerAddress } from '#shared/customers.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import styles from './page.module.css';

function Lines({ address }: { address: CustomerAddress }) {
  const { locale } = useStoreProfile();
  const lines = addressLines(address, undefined, locale);
  return (
    <address className={styles['address']} dir="auto">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Those that the member keeps. */
export function Addresses({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const translate = useTranslate();
  return (
    <AsideSection title={translate('customers.show.addresses', { smart_count: addresses.length })}>
      {addresses.length === 0 && <p className={styles['soft']}>{translate('customers.show.noAddress')}</p>}
      {addresses.map((address, index) => (
        <Lines key={address.id ?? index} address={address} />
      ))}
    </AsideSection>
  );
}
