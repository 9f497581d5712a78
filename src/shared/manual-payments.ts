import type { LocalizedText } from './storefront.ts';

/** A way to pay that the store arranges itself, such as cash on delivery. */
export interface ManualPaymentMethod {
  id: string;
  /** The checkout offers it. */
  offered: boolean;
  /** The Hebrew text may be empty: the English one is displayed then. */
  name: LocalizedText;
  /** How to pay: at the checkout, on the thank-you page and in the order email. */
  instructions: LocalizedText;
}

/** What of it a buyer reads. */
export type ManualPayment = Pick<ManualPaymentMethod, 'name' | 'instructions'>;

export const MANUAL_PAYMENT_BOUNDS = { name: 60, instructions: 1000, methods: 10 } as const;

/** Names the method that a buyer chose to the platform, where the store's own key places the order. */
export const MANUAL_PAYMENT_HEADER = 'x-counterpart-manual-payment';

export const localText = (text: LocalizedText, language: string): string =>
  (language === 'he' ? text.he : text.en) || text.en;

type ManualProblem = 'required';

/** What is missing, by path such as `methods.0.name.en`. */
export const manualPaymentProblems = (
  methods: readonly ManualPaymentMethod[],
): Readonly<Record<string, ManualProblem>> =>
  Object.fromEntries(
    methods.flatMap(({ name }, at) =>
      name.en.trim() === '' ? [[`methods.${at}.name.en`, 'required' as const]] : [],
    ),
  );
