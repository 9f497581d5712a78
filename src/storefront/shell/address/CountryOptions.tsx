import type { CountryChoice } from '#shared/served-countries.ts';
import { useT } from '../page-context.tsx';

/** The options of a choice of countries: those with delivery first, under a heading where there are others. */
export function CountryOptions({ delivered, others }: CountryChoice) {
  const t = useT();
  const options = (countries: CountryChoice['others']) =>
    countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  if (others.length === 0) return <>{options(delivered)}</>;
  return (
    <>
      <optgroup label={t('address.delivered')}>{options(delivered)}</optgroup>
      <optgroup label={t('address.notDelivered')}>{options(others)}</optgroup>
    </>
  );
}
