import { useEffect, useState } from 'react';
import { readMember, type Member } from '../../wix/shopper/member-operations.ts';
import { EMPTY_ADDRESS, type AddressValues } from '../shell/address/address.ts';
import { addressesOf, toValues } from '../shell/address/saved-address.ts';
import { useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { form } from './form-store.ts';
import { Select } from '../shell/ui/Select.tsx';

/** A member's own addresses, to pick instead of typing. */
export function SavedAddresses({ onPick }: { onPick: (address: AddressValues) => void }) {
  const t = useT();
  const isMember = useSession().role === 'member';
  const [saved, setSaved] = useState<readonly AddressValues[]>([]);
  useEffect(() => {
    if (!isMember) return;
    const left = new AbortController();
    void readMember({ signal: left.signal }).then(
      (member) => {
        setSaved(valuesOf(member));
        form.meet(member);
      },
      // Typing the address is always possible.
      () => {},
    );
    return () => left.abort();
  }, [isMember]);

  if (saved.length === 0) return null;
  return (
    <Select
      label={t('checkout.savedAddresses')}
      defaultValue=""
      onChange={({ target }) => onPick(saved[Number(target.value)] ?? EMPTY_ADDRESS)}
    >
      <option value="">{t('checkout.anotherAddress')}</option>
      {saved.map((address, index) => (
        <option key={labelOf(address)} value={index}>
          {labelOf(address)}
        </option>
      ))}
    </Select>
  );
}

const labelOf = ({ line1, postalCode, city }: AddressValues): string =>
  [line1, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

const valuesOf = (member: Member): AddressValues[] =>
  addressesOf(member).map((address) => ({
    ...toValues(address),
    firstName: member.contact?.firstName ?? '',
    lastName: member.contact?.lastName ?? '',
    phone: member.contact?.phones?.[0] ?? '',
  }));
