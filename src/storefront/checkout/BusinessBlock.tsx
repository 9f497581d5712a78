import { useEffect } from 'react';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { countryName } from '../../shared/countries.ts';
import { hasTaxIds } from '../../shared/union.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { loadTaxIds, type BusinessField } from './business.ts';
import { billedCountry } from './checkout-form.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** Whoever buys for a business says so, where businesses have ids that can be checked. */
export function BusinessBlock() {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { values, problems } = useForm();
  const { business } = values;
  const country = billedCountry(values);
  const { isBusiness } = business;

  useEffect(() => {
    if (isBusiness) void form.readTaxIds(loadTaxIds());
  }, [isBusiness]);

  if (!shopperSettings().embedded || !hasTaxIds(country)) return null;
  const field = (name: BusinessField) => ({
    value: business[name],
    error: problems.business[name] && t(problems.business[name], { country: countryName(tag, country) }),
    onChange: ({ target }: { target: { value: string } }) => form.changeBusiness({ [name]: target.value }),
    onBlur: () => form.leave(`business.${name}`),
  });
  return (
    <>
      <Checkbox
        checked={isBusiness}
        onChange={({ target }) => form.changeBusiness({ isBusiness: target.checked })}
      >
        {t('checkout.business')}
      </Checkbox>
      {isBusiness && (
        <div className={styles['business']} role="group" aria-label={t('checkout.business')}>
          <TextField
            label={t('checkout.company')}
            required
            name="company"
            autoComplete="billing organization"
            maxLength={100}
            {...field('company')}
          />
          <TextField
            label={t('checkout.taxId')}
            hint={t('checkout.taxIdHint')}
            required
            name="tax-id"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            {...field('taxId')}
          />
        </div>
      )}
    </>
  );
}
