import { invalidField } from '#platform/contract/errors.ts';
import type { Draft } from '#platform/crud/index.ts';
import type { SubscriptionOption } from './tables.ts';

const refuse = (field: string, description: string): Error =>
  invalidField(`subscriptionOption.${field}`, 'OTHER', description);

type Settings = NonNullable<SubscriptionOption['subscriptionSettings']>;

/** What renews itself has no end; the contract ignores the number of charges it was given. */
function checkedSettings({ frequency, autoRenewal, billingCycles, ...rest }: Settings): Settings {
  if (!frequency || frequency === 'UNDEFINED')
    throw refuse('subscriptionSettings.frequency', 'says how often it is charged');
  if (autoRenewal) return { ...rest, frequency, autoRenewal: true };
  if (billingCycles == null)
    throw refuse(
      'subscriptionSettings.billingCycles',
      'says after how many charges it ends, unless it renews itself',
    );
  return { ...rest, frequency, autoRenewal: false, billingCycles };
}

/** What every option has to be. @throws 400 beside the field */
export function checkedOption(draft: Draft<SubscriptionOption>): SubscriptionOption {
  const { title, discount, subscriptionSettings } = draft;
  if ((title ?? '').trim() === '') throw refuse('title', 'must not be empty');
  const settings = checkedSettings(subscriptionSettings ?? {});
  const { discount: _discount, ...rest } = draft;
  if (!discount || discount.type === 'UNDEFINED') return { ...rest, subscriptionSettings: settings };
  const { type, value = 0 } = discount;
  if (value <= 0) throw refuse('discount.value', 'takes something off');
  if (type === 'PERCENT' && (value < 0.1 || value > 99.9))
    throw refuse('discount.value', 'is a percentage from 0.1 to 99.9');
  if (value > 999_999_999.99) throw refuse('discount.value', 'is more than anything costs');
  return { ...rest, discount: { ...(type && { type }), value }, subscriptionSettings: settings };
}
