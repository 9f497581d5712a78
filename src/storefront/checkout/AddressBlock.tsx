import { checkAddress, defaultRequirements } from '../shell/address/address-rules.ts';
import { AddressFields } from '../shell/address/AddressFields.tsx';
import { useT } from '../shell/page-context.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { BusinessBlock } from './BusinessBlock.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { form, useForm } from './form-store.ts';
import { useServed } from './shown-checkout.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import styles from './checkout.module.css';

export function AddressBlock() {
  const t = useT();
  const { values, problems, purchase } = useForm();
  const served = useServed();
  const { reading, saved, choice, choose } = useSavedAddresses();
  const chosen = choice === 'other' ? undefined : saved[choice];
  // A saved one may lack what a parcel needs, such as a name.
  const isTyped = chosen === undefined || Object.keys(checkAddress(chosen, purchase.asked)).length > 0;
  return (
    <section className={styles['block']}>
      <h2>{t(purchase.shippable ? 'checkout.address' : 'checkout.billingAddress')}</h2>
      {reading && <div className={styles['reading']} aria-busy="true" />}
      {saved.length > 0 && (
        <SavedAddresses
          saved={saved}
          served={purchase.shippable ? served : undefined}
          choice={choice}
          onChoose={choose}
        />
      )}
      {!reading && isTyped && (
        <AddressFields
          section={purchase.shippable ? 'shipping' : 'billing'}
          asked={purchase.asked ?? defaultRequirements}
          served={purchase.shippable ? served : undefined}
          values={values.delivery}
          problems={problems.delivery}
          onChange={(field, value) => form.changeAddress('delivery', field, value)}
          onLeave={(field) => form.leave(`delivery.${field}`)}
        />
      )}
      {purchase.shippable && (
        <Checkbox
          checked={values.sameBilling}
          onChange={({ target }) =>
            form.change({
              sameBilling: target.checked,
              ...(!target.checked && { billing: values.delivery }),
            })
          }
        >
          {t('checkout.sameBilling')}
        </Checkbox>
      )}
      {(values.sameBilling || !purchase.shippable) && <BusinessBlock />}
      {purchase.shippable && !values.sameBilling && (
        <div className={styles['billing']} role="group" aria-labelledby="billing-title">
          <h3 id="billing-title">{t('checkout.billingAddress')}</h3>
          <AddressFields
            section="billing"
            asked={purchase.asked ?? defaultRequirements}
            values={values.billing}
            problems={problems.billing}
            onChange={(field, value) => form.changeAddress('billing', field, value)}
            onLeave={(field) => form.leave(`billing.${field}`)}
          />
          <BusinessBlock />
        </div>
      )}
    </section>
  );
}
