import { useMemo, useSyncExternalStore } from 'react';
import {
  DEFAULT_CHECKOUT_PAGE,
  type CheckoutTexts,
  type ShownBrand,
  type ShownCheckout,
} from '../../shared/checkout-page.ts';
import { contrastOf, isHexColour } from '../../shared/contrast.ts';
import type { ServedCountries } from '../../shared/served-countries.ts';
import { useLocale } from '../shell/page-context.tsx';
import type { DemandedField } from './demanded.ts';
import { createStore } from '../shell/store.ts';

/** Before the page has said what the shop wants, and where a hosted platform keeps that. */
const USUAL: ShownCheckout = { ...DEFAULT_CHECKOUT_PAGE, settings: {} };

const store = createStore<ShownCheckout>(USUAL);

export const shownCheckout = (): ShownCheckout => store.snapshot();
export const showCheckout = (shown: ShownCheckout): void => store.set(shown);

/** From now on the form asks for them, whatever it was told when it was opened. */
export function demand(wanted: readonly DemandedField[]): void {
  const shown = store.snapshot();
  const fields = Object.fromEntries(wanted.map((field) => [field, 'REQUIRED' as const]));
  store.set({ ...shown, fields: { ...shown.fields, ...fields } });
}

/** Ink or white, whichever is read better on it. */
const onColour = (back: string): string =>
  (contrastOf(back, '#ffffff') ?? 0) >= (contrastOf(back, '#13201b') ?? 0) ? '#ffffff' : '#13201b';

function buttonColourOf({ global }: ShownBrand): { back: string; text: string } | undefined {
  const back = global?.placeOrderButtonColor;
  return back && isHexColour(back) ? { back, text: onColour(back) } : undefined;
}

/** All of it, as it stands now. */
export const useShown = (): ShownCheckout =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => USUAL);

/** The countries that goods are sent to; undefined where a hosted platform keeps that. */
export const useServed = (): ServedCountries | undefined => useShown().served;

interface CheckoutView {
  /** The merchant's texts in the language of the page. */
  words: CheckoutTexts;
  newsletter: boolean;
  buttonColour: { back: string; text: string } | undefined;
  policies: NonNullable<ShownCheckout['settings']['checkoutPolicies']>;
}

export function useShownCheckout(): CheckoutView {
  const shown = useShown();
  const locale = useLocale();
  return useMemo(() => {
    const { settings, words } = shown;
    const brand = settings.checkoutBrand ?? {};
    return {
      words: words[locale],
      newsletter: settings.checkoutFields?.subscriptionCheckbox?.visible === true,
      buttonColour: buttonColourOf(brand),
      policies: settings.checkoutPolicies ?? {},
    };
  }, [shown, locale]);
}
