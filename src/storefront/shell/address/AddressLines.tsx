import type { AddressPerson, PostalAddress } from '#shared/address/format-address.ts';
import { useAddressLines } from './use-address-lines.ts';

interface Props {
  address: PostalAddress | null | undefined;
  person?: AddressPerson | null | undefined;
}

/** An address as one writes it on a parcel. */
export function AddressLines({ address, person = null }: Props) {
  const lines = useAddressLines(address, person);
  return (
    <address>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be the same
        <div key={index}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  );
}
