import { addMoney, percentOf, roundMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, Request, TipsApi } from '#platform/contract/index.ts';
import { findItems } from '../../stores/catalog/public.ts';
import { draftContent } from '../draft-orders/public.ts';
import { defaultSettings, tipSettings } from '../tip-settings/public.ts';
import { writeTip } from './rules/order-tip.ts';

type PreviewRequest = Request<TipsApi, 'previewTip'>;
type LineInfo = PreviewRequest['lineItemInfo'][number];

async function requireSettings(context: Context, id: string | null | undefined): Promise<void> {
  const settings = id
    ? await tipSettings.find(context, id).catch(() => undefined)
    : await defaultSettings(context);
  if (!settings) throw notFound('The tip settings were not found.', 'TIP_SETTINGS_NOT_FOUND');
}

async function requireItems(context: Context, lines: readonly LineInfo[]): Promise<void> {
  const references = lines.map(({ catalogReference: { appId = null, catalogItemId = null } = {} }) => ({
    appId,
    catalogItemId,
  }));
  const items = await findItems(context, references);
  const missing = references.filter((_, index) => !items[index]).map(({ catalogItemId }) => catalogItemId);
  if (missing.length === 0) return;
  throw notFound('Some items are not in the catalog.', 'CATALOG_ITEMS_NOT_FOUND', {
    catalogItemIds: missing,
  });
}

/** What the lines come to; as the draft has them, where it has them. */
async function subtotalOf(
  context: Context,
  { lineItemInfo, draftOrderId }: PreviewRequest,
): Promise<Decimal> {
  const draft = draftOrderId ? await draftContent(context, draftOrderId) : undefined;
  if (draftOrderId && !draft)
    throw notFound('The draft order was not found.', 'DRAFT_ORDER_NOT_FOUND', { draftOrderId });
  const ofDraft = new Map(draft?.lineItems?.map(({ id, lineItemPrice }) => [id, lineItemPrice?.amount]));
  return addMoney(
    '0',
    ...lineItemInfo.map(({ lineItemId, price }) => ofDraft.get(lineItemId ?? '') ?? price),
  );
}

/** What a tip would come to. Nobody can be booked here, so none of it is anybody's before somebody says so. */
export const previewTip: Handler<TipsApi, 'previewTip', Context> = async (request, context) => {
  const { tipSettingsId, lineItemInfo, tipChoice } = request;
  await requireSettings(context, tipSettingsId);
  await requireItems(context, lineItemInfo);
  const { currency } = context.site;
  const lineItemSubtotal = roundMoney(await subtotalOf(context, request), currency);
  const { tipType } = tipChoice;
  const value = tipChoice.value ?? '0';
  const amount =
    tipType === 'PERCENTAGE' ? percentOf(lineItemSubtotal, value, currency) : roundMoney(value, currency);
  return { tip: writeTip({ amount, lineItemSubtotal, currency }, []) };
};
