import type { Context } from '#platform/context.ts';
import { badRequest, PlatformError } from '#platform/contract/errors.ts';
import type {
  DraftSubscriptionContractsApi,
  Handler,
  OperationName,
  Request,
} from '#platform/contract/index.ts';
import {
  liveLines,
  withAddedLines,
  withPart,
  withShipping,
  type DraftContent,
} from '../draft-orders/public.ts';
import { change } from './draft-change.ts';
import { changeLines } from './rules/change-lines.ts';
import { brokenRule } from './rules/errors.ts';

type Operation<Name extends OperationName<DraftSubscriptionContractsApi>> = Handler<
  DraftSubscriptionContractsApi,
  Name,
  Context
>;
type Added = Request<DraftSubscriptionContractsApi, 'addLineItems'>;

/** Drafts of orders say the same in other words. */
const CODES: Readonly<Record<string, string>> = {
  DUPLICATED_LINE_ITEM_IDS: 'LINE_ITEM_ALREADY_EXISTS',
  DUPLICATED_EXTERNAL_LINE_ITEM_ID: 'EXTERNAL_LINE_ITEM_ID_ALREADY_EXISTS',
  CATALOG_ITEM_NOT_AVAILABLE: 'CATALOG_ITEM_NOT_FOUND',
};

const hasTwice = (values: readonly (string | null | undefined)[]): boolean => {
  const input = values.filter((value) => value != null);
  return new Set(input).size < input.length;
};

function refuseDoubles({ catalogLineItems = [], customLineItems = [] }: Added): void {
  // The wire knows more than the SDK's types show.
  const lines: { id?: string | null; externalLineItemId?: string | null }[] = [
    ...catalogLineItems,
    ...customLineItems,
  ];
  if (lines.length === 0) throw badRequest('No line items to add.', 'INVALID_ARGUMENT');
  if (hasTwice(lines.map(({ id }) => id)))
    throw brokenRule('lineItems', 'DUPLICATED_LINE_ITEM_IDS', 'are there twice');
  if (hasTwice(lines.map(({ externalLineItemId }) => externalLineItemId)))
    throw brokenRule('lineItems', 'DUPLICATED_EXTERNAL_LINE_ITEM_IDS', 'are there twice');
}

function refuseOtherCatalogs(content: DraftContent, { catalogLineItems = [] }: Added): void {
  const known = liveLines(content).flatMap(({ catalogReference }) => catalogReference?.appId ?? []);
  const catalogs = [
    ...known,
    ...catalogLineItems.flatMap(({ catalogReference }) => catalogReference?.appId ?? []),
  ];
  if (new Set(catalogs).size > 1)
    throw badRequest('A subscription is of one catalog.', 'MULTIPLE_CATALOGS', {
      appIds: [...new Set(catalogs)],
    });
}

export const addLineItems: Operation<'addLineItems'> = change(async (context, content, request) => {
  refuseDoubles(request);
  refuseOtherCatalogs(content, request);
  try {
    return await withAddedLines(context, content, request);
  } catch (error) {
    const code = error instanceof PlatformError ? CODES[error.code ?? ''] : undefined;
    if (!code || !(error instanceof PlatformError)) throw error;
    throw badRequest(error.message, code, error.data);
  }
});

export const updateLineItems: Operation<'updateLineItems'> = change(
  (_context, content, { lineItemChanges }) => ({ ...content, lines: changeLines(content, lineItemChanges) }),
);

export const setShippingInfo: Operation<'setShippingInfo'> = change((_context, content, { shippingInfo }) =>
  withShipping(content, shippingInfo),
);

export const setRecipientInfo: Operation<'setRecipientInfo'> = change(
  (_context, content, { recipientInfo }) => withPart(content, 'recipientInfo', recipientInfo),
);
