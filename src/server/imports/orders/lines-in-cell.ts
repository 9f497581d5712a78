/** A line of an order that stands with others in one cell. */
export interface EncodedLine {
  name: string;
  sku: string;
  quantity: string;
  price: string;
  total: string;
  options: string;
}

type Values = ReadonlyMap<string, string>;

const firstOf = (values: Values, ...keys: string[]): string => {
  for (const key of keys) {
    const value = values.get(key);
    if (value !== undefined && value !== '') return value;
  }
  return '';
};

/** `name:Chair|sku:CH-1|quantity:2|total:20.00`; a value may have colons in it. */
function pairsIn(text: string): Values {
  return new Map(
    text.split('|').flatMap((part) => {
      const at = part.indexOf(':');
      return at < 1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );
}

/** WooCommerce's exporters: lines between semicolons, each beginning with its id, name or product. */
function ofWooCommerce(cell: string): EncodedLine[] {
  return cell.split(/;(?=(?:id|name|product_id):)/).map((part) => {
    const values = pairsIn(part);
    return {
      name: firstOf(values, 'name', 'item_name'),
      sku: firstOf(values, 'sku'),
      quantity: firstOf(values, 'quantity', 'qty'),
      price: firstOf(values, 'price', 'unit_price'),
      total: firstOf(values, 'sub_total', 'subtotal', 'total'),
      options: firstOf(values, 'meta').replaceAll('=', ': '),
    };
  });
}

const PRODUCT_KEYS =
  'ID|Qty|SKU|Name|Weight|Variation Details|Unit Price|Total Price|Type|Bin Picking Number';
const PRODUCT_FIELD = new RegExp(`(?:^|,\\s*)Product (${PRODUCT_KEYS}):`, 'g');

/** BigCommerce: `Product ID: 7, Product Qty: 1, Product SKU: CH-1, …`, lines between bars. */
function ofBigCommerce(cell: string): EncodedLine[] {
  return cell.split(/\s*\|\s*(?=Product ID:)/).map((part) => {
    const marks = [...part.matchAll(PRODUCT_FIELD)];
    const values = new Map(
      marks.map((mark, index) => [
        (mark[1] ?? '').toLowerCase(),
        part.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? part.length).trim(),
      ]),
    );
    return {
      name: firstOf(values, 'name'),
      sku: firstOf(values, 'sku'),
      quantity: firstOf(values, 'qty'),
      price: firstOf(values, 'unit price'),
      total: firstOf(values, 'total price'),
      options: firstOf(values, 'variation details'),
    };
  });
}

/** The lines of an order in one cell; undefined for a cell that has them in no known form. */
export function readLines(cell: string): EncodedLine[] | undefined {
  const lines = cell.startsWith('Product ID:')
    ? ofBigCommerce(cell)
    : /^(?:id|name|product_id):/.test(cell)
      ? ofWooCommerce(cell)
      : undefined;
  return lines?.every(({ name, sku }) => name !== '' || sku !== '') ? lines : undefined;
}
