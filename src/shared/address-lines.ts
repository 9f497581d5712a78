interface Address {
  streetAddress?: { name?: string | null | undefined; number?: string | null | undefined } | null | undefined;
  addressLine?: string | null | undefined;
  addressLine2?: string | null | undefined;
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
}

interface Person {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

export const fullName = (person: Person | null | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

/** Who and where, as one writes it on a parcel. */
export function addressLines(
  address: Address | null | undefined,
  person: Person | null | undefined,
  locale: string,
): string[] {
  const { streetAddress, addressLine, addressLine2, postalCode, city, country } = address ?? {};
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const countryName = /^[A-Z]{2}$/.test(country ?? '')
    ? new Intl.DisplayNames([locale], { type: 'region' }).of(country ?? '')
    : country;
  return [
    fullName(person),
    addressLine ?? street,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    countryName,
  ].filter((line): line is string => Boolean(line));
}
