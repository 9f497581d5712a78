import { readYesNo } from './cells.ts';
import type { ReadingContext } from './reading-context.ts';

const PLAIN: ReadonlySet<string> = new Set([
  'simple',
  'variable',
  'configurable',
  'physical',
  'p',
  'product',
  'standard',
  'no',
]);
const WITHOUT_DELIVERY: ReadonlySet<string> = new Set(['virtual', 'service']);
const FILES: ReadonlySet<string> = new Set(['digital', 'd', 'downloadable']);
const GIFT_CARD = /^gift[\s_-]?(?:cards?|certificates?|vouchers?)$/i;

const isGiftCard = ({ from }: ReadingContext): boolean =>
  from.rows.some((row) => readYesNo(from.cell(row, 'giftCard')) === true);

/** Whether every row that says something of delivery says that there is none. */
function needsNoDelivery({ from }: ReadingContext): boolean {
  const answers = from.rows.flatMap((row) => readYesNo(from.cell(row, 'needsDelivery')) ?? []);
  return answers.length > 0 && answers.every((needs) => !needs);
}

/** What the file says the product is; where the store cannot have it, the reader is told why. */
export function productTypeOf(context: ReadingContext): 'PHYSICAL' | 'DIGITAL' | undefined {
  const { from, source, shape } = context;
  const row = shape.product ?? from.rows[0];
  const field = source.typeField ?? 'productType';
  const cell = row ? from.cell(row, field) : '';
  if (isGiftCard(context) || GIFT_CARD.test(cell)) {
    const text = 'is a gift card. Gift cards are not products here; set them up under Gift cards';
    from.blame('unsupported', isGiftCard(context) ? 'giftCard' : field, text, row);
    return undefined;
  }
  const words = cell
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const unknown = words.find((word) => !PLAIN.has(word) && !WITHOUT_DELIVERY.has(word) && !FILES.has(word));
  if (unknown !== undefined) {
    from.blame('unsupported', field, `is a type of product that the store does not have: ${unknown}`, row);
    return undefined;
  }
  if (from.rows.some((one) => readYesNo(from.cell(one, 'taxable')) === false)) from.note('untaxed');
  const hasFiles = words.some((word) => FILES.has(word));
  const isDigital = words.some((word) => word === 'digital' || word === 'd');
  const isVirtual = words.some((word) => WITHOUT_DELIVERY.has(word)) || needsNoDelivery(context);
  if (hasFiles) from.note('digitalFile');
  else if (isVirtual) from.note('noDelivery');
  if (isDigital || isVirtual) return 'DIGITAL';
  return words.length > 0 || from.has('needsDelivery') ? 'PHYSICAL' : undefined;
}
