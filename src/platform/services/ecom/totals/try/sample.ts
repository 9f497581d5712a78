import { roundMoney, subtractMoney } from '#shared/money.ts';
import type { TriedLine } from '#shared/try-discount.ts';
import type { Context } from '#platform/context.ts';
import { findCheapestItems, type CatalogItem } from '#platform/services/stores/catalog/public.ts';
import type { PricingLine } from '../pricing.ts';
import type { Bill, BillLine } from '../rules/model.ts';

interface SampleLineInput {
  catalogItemId: string;
  quantity: number;
}

interface SampleLine {
  line: SampleLineInput;
  item: CatalogItem | undefined;
  id: string;
}

const lineOf = (item: CatalogItem, { quantity }: SampleLineInput, id: string): PricingLine => ({
  id,
  name: item.name,
  price: item.price,
  fullPrice: item.fullPrice,
  quantity,
  shippable: item.shippable,
  weight: item.weight,
  taxGroupId: item.taxGroupId,
  collectionIds: item.collectionIds,
  catalogReference: item.catalogReference,
});

const goneLine = ({ quantity }: SampleLineInput, id: string): TriedLine => ({
  id,
  name: '',
  quantity,
  detail: '',
  gross: '0',
  before: '0',
  after: '0',
  inScope: false,
  gone: true,
});

/** The lines that are asked for, with what the catalog has of each, and how they are priced. */
export async function readSample(
  context: Context,
  lines: readonly SampleLineInput[],
): Promise<{ sample: SampleLine[]; priced: PricingLine[] }> {
  const found = await findCheapestItems(
    context,
    lines.map(({ catalogItemId }) => catalogItemId),
  );
  const sample = lines.map((line, index) => ({
    line,
    item: found.get(line.catalogItemId),
    id: String(index).padStart(3, '0'),
  }));
  return {
    sample,
    priced: sample.flatMap(({ line, item, id }) => (item ? [lineOf(item, line, id)] : [])),
  };
}

/** Also of what is taken off the whole order. */
const left = ({ net, share }: BillLine): string => subtractMoney(net, share);

function tellLine(
  { id, item }: SampleLine,
  { before, after }: { before: Bill; after: Bill },
  reached: ReadonlySet<string>,
): TriedLine | undefined {
  const was = before.lines.find((line) => line.item.id === id);
  const is = after.lines.find((line) => line.item.id === id);
  if (!was || !is) return undefined;
  const { name, quantity } = was.item;
  const money = (amount: string): string => roundMoney(amount, before.facts.currency);
  return {
    id,
    name,
    detail:
      item?.descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? '').join(', ') ?? '',
    quantity,
    gross: money(was.gross),
    before: money(left(was)),
    after: money(left(is)),
    inScope: reached.has(id),
    gone: false,
  };
}

/** @param reached the lines that are lowered */
export const presentSample = (
  sample: readonly SampleLine[],
  bills: { before: Bill; after: Bill },
  reached: ReadonlySet<string>,
): TriedLine[] => sample.map((each) => tellLine(each, bills, reached) ?? goneLine(each.line, each.id));
