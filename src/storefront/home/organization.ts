import type { HeadContext } from '../shell/define-page.ts';

/** Who sells, as search engines read it. */
export function organization({
  store: { name, contact: { email, phone, address } = {} },
  link,
  publicUrl,
}: Pick<HeadContext, 'store' | 'link' | 'publicUrl'>): object {
  const street = [address?.street, address?.streetNumber, address?.apartmentNumber].filter(Boolean).join(' ');
  return {
    '@type': 'Organization',
    name,
    url: link('/'),
    logo: `${publicUrl}/mark.svg`,
    email: email || undefined,
    telephone: phone || undefined,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: address.zip || undefined,
      addressLocality: address.city || undefined,
      addressRegion: address.state || undefined,
      addressCountry: address.country || undefined,
    },
  };
}
