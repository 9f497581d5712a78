import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { describeOrderLine } from '../line-items/public.ts';
import { resolveOrThrow } from './added-lines.ts';
import type { Draft, DraftLine, LineChange } from './draft.ts';

/** The wire knows more than the SDK's types show. */
type Change = LineChange & { newCatalogReferenceOptions?: Record<string, unknown> | null };

const refused = (line: DraftLine, ending: 'NON_CATALOG' | 'FULFILLED'): Error =>
  badRequest(
    'The line cannot become another variant.',
    `CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_${ending}_ITEM`,
    { lineItemId: line.id },
  );

/** Another variant of the same product, at the price of today. */
async function swapped(
  context: Context,
  line: DraftLine,
  options: Record<string, unknown>,
): Promise<DraftLine> {
  const { catalogReference: reference, quantity } = line;
  const catalogReference = {
    appId: reference?.appId ?? '',
    catalogItemId: reference?.catalogItemId ?? '',
    options,
  };
  const [found] = await resolveOrThrow(context, {
    catalogLineItems: [{ quantity, catalogReference }],
  });
  if (!found) return line;
  const { overrides: _price, repriced: _before, ...stored } = line;
  const next: DraftLine = { ...stored, ...found, id: line.id, quantity };
  if (!line.original) return next;
  const { id: _id, quantity: _quantity, paymentOption: _way, ...words } = describeOrderLine(next);
  return { ...next, repriced: true, given: { ...line.given, ...words } };
}

/** The draft with lines that became other variants, before anything else of them changes. */
export async function withOtherOptions(
  context: Context,
  draft: Draft,
  changes: readonly Change[],
  fulfilled: ReadonlyMap<string, number>,
): Promise<Draft> {
  let lines = draft.lines;
  for (const { lineItemId, newCatalogReferenceOptions: options } of changes) {
    const place = lines.findIndex(({ id }) => id === lineItemId);
    const line = lines[place];
    if (!options || !line) continue;
    if (!line.catalogReference || line.custom) throw refused(line, 'NON_CATALOG');
    if ((fulfilled.get(line.id) ?? 0) > 0) throw refused(line, 'FULFILLED');
    lines = lines.with(place, await swapped(context, line, options));
  }
  return { ...draft, lines };
}
