import type { FieldRequirements } from '../../shared/checkout-page.ts';
import type { Member } from '../../wix/shopper/member-operations.ts';
import { EMPTY_ADDRESS, type AddressField, type AddressValues } from '../shell/address/address.ts';
import { checkAddress, tidyAddress, type AddressProblems } from '../shell/address/address-rules.ts';
import {
  NO_BUSINESS,
  checkBusiness,
  businessDetailsOf,
  type BusinessField,
  type BusinessProblems,
  type BusinessValues,
} from './business.ts';
import {
  EMPTY_CARD,
  checkCard,
  type CardField,
  type CardProblems,
  type CardValues,
} from '../shell/card/card.ts';

export type PaymentMethod = 'card' | 'offline';

export interface CheckoutForm {
  email: string;
  delivery: AddressValues;
  sameBilling: boolean;
  billing: AddressValues;
  business: BusinessValues;
  method: PaymentMethod;
  /** The store's own way of those that are paid by hand; empty for a transfer. */
  manualId: string;
  card: CardValues;
  /** It may be charged again: the member said so. */
  keepCard: boolean;
  /** The card is entered on the payment provider's page instead. */
  cardPage: boolean;
  /** To the terms, where the shop asks. */
  agreed: boolean;
}

export const EMPTY_FORM: CheckoutForm = {
  email: '',
  delivery: EMPTY_ADDRESS,
  sameBilling: true,
  billing: EMPTY_ADDRESS,
  business: NO_BUSINESS,
  method: 'card',
  manualId: '',
  card: EMPTY_CARD,
  keepCard: false,
  cardPage: false,
  agreed: false,
};

/** Everything one can get wrong, by its place in the form. */
export type FieldPath =
  | 'email'
  | `delivery.${AddressField}`
  | `billing.${AddressField}`
  | `business.${BusinessField}`
  | `card.${CardField}`
  | 'option';

export interface FormProblems {
  email?: 'checkout.needed.email' | 'checkout.wrong.email';
  delivery: AddressProblems;
  billing: AddressProblems;
  business: BusinessProblems;
  card: CardProblems;
  option?: 'checkout.needed.delivery';
  keepCard?: 'checkout.needed.keepCard';
  agreed?: 'checkout.needed.agreed';
}

/** What the server says of the purchase decides what the form must hold. */
export interface Purchase {
  shippable: boolean;
  /** The gift card covers it all. */
  free: boolean;
  /** A hosted platform asks for the card on a page of its own. */
  paidElsewhere?: boolean;
  optionSelected: boolean;
  deliverable: boolean;
  /** It is charged again later: the card is kept, and the buyer said so. */
  again?: boolean;
  /** The buyer has to agree to the shop's terms. */
  agreement?: boolean;
  /** What the shop wants to know of an address. */
  asked?: FieldRequirements;
}

/** Of the address that is billed to; the delivery's own, where nothing else was said. */
export const billedCountry = ({ sameBilling, delivery, billing }: CheckoutForm): string =>
  sameBilling ? delivery.country : billing.country;

// One @, no blanks, a dot in the host: what a slip of the keyboard breaks. The rest the confirmation finds out.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** What a member has told before goes where nothing stands yet, but not under the hands of somebody who writes there. */
export function knownOf(
  { email, delivery }: CheckoutForm,
  { loginEmail, contact }: Member,
  writing?: FieldPath,
): Pick<CheckoutForm, 'email' | 'delivery'> {
  return {
    email: email || (writing === 'email' ? '' : (loginEmail ?? '')),
    delivery: {
      ...delivery,
      firstName: delivery.firstName || (contact?.firstName ?? ''),
      lastName: delivery.lastName || (contact?.lastName ?? ''),
    },
  };
}

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export function checkForm(form: CheckoutForm, purchase: Purchase, today: Date): FormProblems {
  const ownBilling = purchase.shippable && !form.sameBilling;
  const needsWord = purchase.again && !purchase.free && !purchase.paidElsewhere && !form.keepCard;
  const charged = !purchase.free && !purchase.paidElsewhere && form.method === 'card' && !form.cardPage;
  return {
    ...(!isEmail(form.email) && {
      email:
        form.email.trim() === '' ? ('checkout.needed.email' as const) : ('checkout.wrong.email' as const),
    }),
    business: checkBusiness(form.business, billedCountry(form)),
    delivery: checkAddress(form.delivery, purchase.asked),
    billing: ownBilling ? checkAddress(form.billing, purchase.asked) : {},
    card: charged ? checkCard(form.card, today) : {},
    ...(purchase.agreement && !form.agreed && { agreed: 'checkout.needed.agreed' as const }),
    ...(needsWord && { keepCard: 'checkout.needed.keepCard' as const }),
    ...(purchase.shippable &&
      purchase.deliverable &&
      !purchase.optionSelected && { option: 'checkout.needed.delivery' as const }),
  };
}

export const countProblems = ({
  email,
  delivery,
  billing,
  business,
  card,
  option,
  keepCard,
  agreed,
}: FormProblems): number =>
  [delivery, billing, business, card].reduce((sum, part) => sum + Object.keys(part).length, 0) +
  (email ? 1 : 0) +
  (keepCard ? 1 : 0) +
  (agreed ? 1 : 0) +
  (option ? 1 : 0);

/** Problems of those fields only that the shopper has been to. */
export function seenProblems(problems: FormProblems, seen: ReadonlySet<FieldPath>): FormProblems {
  const only = <Part extends object>(part: Part, prefix: string): Part =>
    Object.fromEntries(
      Object.entries(part).filter(([field]) => seen.has(`${prefix}.${field}` as FieldPath)),
    ) as Part;
  return {
    ...(seen.has('email') && problems.email && { email: problems.email }),
    delivery: only(problems.delivery, 'delivery'),
    billing: only(problems.billing, 'billing'),
    business: only(problems.business, 'business'),
    card: only(problems.card, 'card'),
    ...(seen.has('option') && problems.option && { option: problems.option }),
  };
}

/** Of the form, what the server prices and keeps: never the card. */
export interface Draft {
  email: string | undefined;
  delivery: AddressValues;
  billing: AddressValues;
  /** Who is billed, besides the address; empty for a private buyer. */
  business: { company: string; taxId: string };
  option: { code: string; carrierId: string } | undefined;
}

export const draftOf = (form: CheckoutForm, option: Draft['option']): Draft => {
  const delivery = tidyAddress(form.delivery);
  return {
    email: isEmail(form.email) ? form.email.trim() : undefined,
    delivery,
    billing: form.sameBilling ? delivery : tidyAddress(form.billing),
    business: businessDetailsOf(form.business, billedCountry(form)),
    option,
  };
};
