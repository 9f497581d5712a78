import { compareMoney, fitsCurrency, isZeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { Handler, Request, TipsApi } from '#platform/contract/index.ts';
import { chooseTip, tipOfPurchase, type CheckoutTip } from '../checkouts/public.ts';
import { defaultSettings, type TipSettings } from '../tip-settings/public.ts';

/** Nobody is known by that purchase, or it is somebody else's. */
const unknownPerson = (purchaseFlowId: string): PlatformError =>
  notFound('Nobody is known by this purchase.', 'PERSON_IDENTITY_NOT_FOUND', { purchaseFlowId });

/** Assumed: more is a slip of the finger. */
const HIGHEST = '1000000000';

type Choice = Request<TipsApi, 'updateTipChoice'>['tipChoice'];

const invalidType = (description: string): PlatformError =>
  invalidField('tipChoice.tipType', 'OTHER', description);

/** @throws for what the shop does not offer */
function checkChoice(
  { tipType, value: input }: Choice,
  settings: TipSettings | undefined,
  currency: string,
): Omit<CheckoutTip, 'id'> {
  if (!settings?.allowCustomerTip) {
    throw failedPrecondition('This shop takes no tips at its checkout.', 'TIP_SETTINGS_NOT_FOUND');
  }
  const value = input ?? '';
  if (!value || compareMoney(value, HIGHEST) > 0)
    throw invalidField('tipChoice.value', 'DECIMAL_LTE', `must be at most ${HIGHEST}`);
  if (tipType === 'CUSTOM') {
    if (settings.allowCustomAmount === false) throw invalidType('must be one of those offered');
    if (!fitsCurrency(value, currency))
      throw invalidField('tipChoice.value', 'DECIMAL_MAX_SCALE', `is finer than ${currency}`);
    return { tipType, value };
  }
  if (tipType !== settings.tipType || (tipType !== 'PERCENTAGE' && tipType !== 'AMOUNT'))
    throw invalidType(`must be ${String(settings.tipType)}`);
  const isOffered = settings.presets?.some((preset) => compareMoney(String(preset.value ?? 0), value) === 0);
  if (!isOffered) throw invalidField('tipChoice.value', 'OTHER', 'must be one of those offered');
  return { tipType, value };
}

export const getTipChoice: Handler<TipsApi, 'getTipChoice', Context> = async (
  { purchaseFlowId },
  context,
) => {
  const found = await tipOfPurchase(context, purchaseFlowId);
  if (!found) throw unknownPerson(purchaseFlowId);
  const { tip } = found;
  return tip ? { tipChoice: { tipType: tip.tipType, value: tip.value } } : {};
};

/** Assumed: nothing, of whatever type, takes the tip away; also where none is offered any more. */
export const updateTipChoice: Handler<TipsApi, 'updateTipChoice', Context> = async (
  { tipChoice, purchaseFlowId: id },
  context,
) => {
  const purchaseFlowId = id ?? '';
  const isNone = tipChoice.value != null && isZeroMoney(tipChoice.value);
  const choice = isNone
    ? undefined
    : checkChoice(tipChoice, await defaultSettings(context), context.site.currency);
  if (!(await chooseTip(context, purchaseFlowId, choice))) throw unknownPerson(purchaseFlowId);
  return choice ? { tipChoice: choice } : {};
};
