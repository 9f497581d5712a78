import { isCountry } from '../../shared/countries.ts';
import { offerCountries, type CountryChoice } from '../../shared/served-countries.ts';
import { locales } from '../i18n/locales.ts';
import { CountryOptions } from '../shell/address/CountryOptions.tsx';
import { readServed } from '../shell/address/served.ts';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Select } from '../shell/ui/Select.tsx';
import styles from './delivery-place.module.css';

interface PlaceData {
  countries: CountryChoice;
  /** Where the visitor is taken to be. */
  place: string;
  /** The page to go back to: a path of this shop. */
  back: string;
}

/** Another host is no way back; the server looks once more. */
const ownBack = (path: string | null): string => (path && /^\/(?![/\\])/.test(path) ? path : '/');

async function read(request: PageRequest): Promise<PlaceData> {
  const { locale, place, search } = request;
  const chosen = place !== undefined && isCountry(place) ? place : undefined;
  const { served } = await readServed(request);
  return {
    countries: offerCountries(locales[locale].tag, { served, chosen, any: false }),
    place: chosen ?? '',
    back: ownBack(search.get('back')),
  };
}

/** Which country prices of delivery are shown for: a form that needs no script. */
function DeliveryPlacePage({ data: { countries, place, back } }: PageProps<PlaceData>) {
  const t = useT();
  const to = usePath();
  return (
    <div className={styles['page']}>
      <h1>{t('country.title')}</h1>
      <p className="quiet">{t('country.lead')}</p>
      <form method="post" action="/delivery-place">
        <input type="hidden" name="back" value={back} />
        <Select
          label={t('country.country')}
          name="country"
          defaultValue={place}
          autoComplete="country"
          required
        >
          <option value="" aria-label="—" />
          <CountryOptions {...countries} />
        </Select>
        <Button type="submit" size="big">
          {t('country.keep')}
        </Button>
      </form>
      <a href={back === '/' ? to('/') : back}>{t('country.back')}</a>
    </div>
  );
}

export default definePage<PlaceData>({
  read: import.meta.env.SSR ? read : undefined,
  head: (_data, t) => ({ title: t('country.title'), noIndex: true }),
  Page: DeliveryPlacePage,
});
