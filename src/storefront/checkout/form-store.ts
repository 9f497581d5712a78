import { useMemo, useSyncExternalStore } from 'react';
import type { Member } from '../../wix/shopper/member-operations.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { withField, type AddressField } from '../shell/address/address.ts';
import { createStore } from '../shell/store.ts';
import type { CardField, CardProblems } from '../shell/card/card.ts';
import { checkout, useCheckout } from './checkout.ts';
import type { BusinessValues } from './business.ts';
import { fromAddress, fromBilling } from './checkout-change.ts';
import { shownCheckout, useShown } from './shown-checkout.ts';
import {
  checkForm,
  draftOf,
  EMPTY_FORM,
  knownOf,
  seenProblems,
  type CheckoutForm,
  type Draft,
  type FieldPath,
  type FormProblems,
  type Purchase,
} from './checkout-form.ts';
import {
  destinationOf,
  isFree,
  isShippable,
  subscriptionOf,
  viewOptions,
  type OptionView,
} from './checkout-view.ts';

interface FormState {
  form: CheckoutForm;
  /** Of several ways to deliver, the one the shopper took. */
  option: Draft['option'];
  /** Fields the shopper has been to; all of them once they tried to pay. */
  seen: ReadonlySet<FieldPath> | 'all';
  /** What the gateway itself found wrong. */
  refused: CardProblems;
}

const store = createStore<FormState>({ form: EMPTY_FORM, option: undefined, seen: new Set(), refused: {} });
const update = (part: Partial<FormState>): void => store.set({ ...store.snapshot(), ...part });

function edit(part: Partial<CheckoutForm>, priced: boolean): void {
  update({ form: { ...store.snapshot().form, ...part } });
  if (priced) void checkout.reprice(readDraft());
}

/** Another address may not have the way that was taken for the one before. */
function takenOption(priced: Checkout): Draft['option'] {
  const { option } = store.snapshot();
  return option && viewOptions(priced).some((offered) => isOption(offered, option)) ? option : undefined;
}

export function readDraft(): Draft {
  const priced = checkout.snapshot().checkout;
  return draftOf(store.snapshot().form, takenOption(priced) ?? selectedOption(priced));
}

/** A choice the server made counts once it has an address to make it for. */
function selectedOption(priced: Checkout): Draft['option'] {
  if (destinationOf(priced) === undefined) return undefined;
  const selected = viewOptions(priced).find((option) => option.selected);
  return selected && { code: selected.code, carrierId: selected.carrierId };
}

const isOption = (a: OptionView, b: NonNullable<Draft['option']>): boolean =>
  a.code === b.code && a.carrierId === b.carrierId;

/** A pay link may have been made without the question. */
export const requiresAgreement = ({ customSettings }: Checkout): boolean =>
  shownCheckout().settings.checkoutFields?.policyAgreementCheckbox?.visible === true &&
  customSettings?.disabledPolicyAgreementCheckbox !== true;

const purchaseOf = (priced: Checkout, { fields } = shownCheckout()): Purchase => {
  const options = viewOptions(priced);
  return {
    shippable: isShippable(priced),
    free: isFree(priced),
    paidElsewhere: !shopperSettings().embedded,
    again: subscriptionOf(priced) !== undefined,
    deliverable: destinationOf(priced) !== undefined && options.length > 0,
    optionSelected: options.some(({ selected }) => selected),
    asked: fields,
    agreement: requiresAgreement(priced),
  };
};

export const form = {
  /** Begun before, or in another tab: what the server has of it is in the form already. */
  fill({ buyerInfo, shippingInfo, billingInfo }: Checkout): void {
    const delivery = fromAddress(shippingInfo?.shippingDestination ?? billingInfo);
    const business = fromBilling(billingInfo);
    update({ form: { ...store.snapshot().form, email: buyerInfo?.email ?? '', delivery, business } });
  },
  /** Who is signed in need not say again who they are. @param writing what they are in the middle of saying */
  meet(member: Member, writing?: FieldPath): void {
    const before = store.snapshot().form;
    edit(knownOf(before, member, writing), before.email === '');
  },
  values: (): CheckoutForm => store.snapshot().form,
  purchase: (): Purchase => purchaseOf(checkout.snapshot().checkout),
  check: (): FormProblems =>
    checkForm(store.snapshot().form, purchaseOf(checkout.snapshot().checkout), new Date()),
  change: (part: Partial<CheckoutForm>): void =>
    edit(part, 'email' in part || 'sameBilling' in part || 'delivery' in part),
  changeAddress(which: 'delivery' | 'billing', field: AddressField, value: string): void {
    edit({ [which]: withField(store.snapshot().form[which], field, value) }, true);
  },
  changeBusiness(part: Partial<BusinessValues>): void {
    edit({ business: { ...store.snapshot().form.business, ...part } }, true);
  },
  /** What was typed before they came is looked at again. */
  async readTaxIds(loading: Promise<void>): Promise<void> {
    await loading.catch(() => undefined);
    form.changeBusiness({});
  },
  changeCard(field: CardField, value: string): void {
    update({ refused: { ...store.snapshot().refused, [field]: undefined } });
    edit({ card: { ...store.snapshot().form.card, [field]: value } }, false);
  },
  leave(path: FieldPath): void {
    const { seen } = store.snapshot();
    if (seen !== 'all' && !seen.has(path)) update({ seen: new Set(seen).add(path) });
  },
  showAll: (): void => update({ seen: 'all' }),
  refuseCard: (cardProblems: CardProblems): void => update({ refused: cardProblems }),
  choose({ code, carrierId }: OptionView): void {
    update({ option: { code, carrierId } });
    void checkout.settle(readDraft());
  },
};

interface FormView {
  values: CheckoutForm;
  /** The ways to deliver; the one just taken counts at once, its price follows. */
  options: OptionView[];
  purchase: Purchase;
  /** To be shown now. */
  problems: FormProblems;
}

export function useForm(): FormView {
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const { checkout: priced } = useCheckout();
  const shownNow = useShown();
  return useMemo(() => {
    const purchase = purchaseOf(priced, shownNow);
    const all = checkForm(state.form, purchase, new Date());
    const shown = state.seen === 'all' ? all : seenProblems(all, state.seen);
    const rejected = Object.fromEntries(Object.entries(state.refused).filter(([, problem]) => problem));
    const used = takenOption(priced);
    const options = viewOptions(priced).map((option) =>
      used ? { ...option, selected: isOption(option, used) } : option,
    );
    return {
      values: state.form,
      options,
      purchase,
      problems: { ...shown, card: { ...shown.card, ...rejected } },
    };
  }, [state, priced, shownNow]);
}
