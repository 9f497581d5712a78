import { siteAddressLines } from '#shared/site-contact.ts';
import type { Context } from '../../context.ts';
import { LOCATION_ID } from '../inventory/public.ts';
import { readProperties } from '../site-properties/public.ts';

type Properties = Awaited<ReturnType<typeof readProperties>>['properties'];
type SiteAddress = NonNullable<Properties['address']>;

/** The contract has two letters there; the business info may have any words. */
const COUNTRY_CODE = /^[A-Z]{2}$/;

function addressOf(address: SiteAddress, locale: string): object {
  const { street, streetNumber, apartmentNumber, zip, city, state, country, hint, coordinates } = address;
  return {
    ...(country && COUNTRY_CODE.test(country) && { country }),
    ...(state && { subdivision: state }),
    ...(city && { city }),
    ...(zip && { postalCode: zip }),
    streetAddress: { number: streetNumber ?? '', name: street ?? '', apt: apartmentNumber ?? '' },
    formattedAddress: siteAddressLines(address, locale).join(', '),
    ...(hint?.text && { hint: hint.text }),
    ...(coordinates && { geocode: coordinates }),
  };
}

interface BusinessLocation {
  id: string;
  [field: string]: unknown;
}

/** The default location of a business is its address in the business info; none where that has no address. */
export async function readLocations(context: Context): Promise<BusinessLocation[]> {
  const { version, properties } = await readProperties(context);
  const { address, email, phone, fax, businessSchedule } = properties;
  if (!address) return [];
  const { site } = context;
  return [
    {
      id: LOCATION_ID,
      name: properties.businessName,
      default: true,
      status: 'ACTIVE',
      locationType: 'UNKNOWN',
      locationTypes: [],
      archived: false,
      revision: version,
      timeZone: site.timeZone,
      ...(email && { email }),
      ...(phone && { phone }),
      ...(fax && { fax }),
      address: addressOf(address, site.locale),
      ...(businessSchedule && { businessSchedule }),
    },
  ];
}
