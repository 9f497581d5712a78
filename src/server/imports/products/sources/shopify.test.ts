import { describe, expect, it } from 'vitest';
import { readProductFile } from '#testing/read-product-file.ts';

const CURRENT =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description';
const EARLIER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status';

describe('product files of Shopify', () => {
  it.each([
    {
      columns: 'of today',
      lines: [
        CURRENT,
        'Linen shirt,linen-shirt,<p>Soft.</p>,Halfdrop,Apparel,Shirts,"summer, linen",TRUE,Active,LS-S,4006381333931,Size,S,,Color,Sand,,,,,49.90,59.90,20.00,TRUE,,shopify,3,deny,250,g,TRUE,manual,https://cdn.example.com/sand.jpg,2,Sand,https://cdn.example.com/sand.jpg,FALSE,Linen,Soft linen',
        ',linen-shirt,,,,,,,,LS-L,,,L,,,Moss,,,,,52.00,,21.00,TRUE,,shopify,0,continue,260,kg,TRUE,manual,https://cdn.example.com/moss.jpg,1,Moss,https://cdn.example.com/moss.jpg,,,',
      ],
      unmapped: [
        'Product category',
        'Option1 Linked To',
        'Option2 Linked To',
        'Option3 Linked To',
        'Tax code',
        'Weight unit for display',
        'Fulfillment service',
      ],
    },
    {
      columns: 'of before',
      lines: [
        EARLIER,
        'linen-shirt,Linen shirt,<p>Soft.</p>,Halfdrop,Apparel,Shirts,"summer, linen",TRUE,Size,S,Color,Sand,LS-S,250,shopify,3,deny,manual,49.90,59.90,TRUE,TRUE,4006381333931,https://cdn.example.com/sand.jpg,2,Sand,FALSE,Linen,Soft linen,https://cdn.example.com/sand.jpg,kg,,20.00,active',
        'linen-shirt,,,,,,,,,L,,Moss,LS-L,260,shopify,0,continue,manual,52.00,,TRUE,TRUE,,https://cdn.example.com/moss.jpg,1,Moss,,,,https://cdn.example.com/moss.jpg,g,,21.00,',
      ],
      unmapped: ['Product Category', 'Variant Fulfillment Service', 'Variant Tax Code'],
    },
  ])(
    'reads the columns $columns: variants, options, pictures by place, prices, weights in grams',
    async ({ lines, unmapped }) => {
      const read = await readProductFile(lines);
      expect(read).toMatchObject({ source: 'shopify', problems: [], unmapped });
      expect(read.products).toEqual([
        {
          row: 2,
          handle: 'linen-shirt',
          name: 'Linen shirt',
          description: '<p>Soft.</p>',
          visible: true,
          productType: 'PHYSICAL',
          brand: 'Halfdrop',
          collections: ['Shirts'],
          hasOptionalCollections: true,
          tags: ['summer', 'linen'],
          seoTitle: 'Linen',
          seoDescription: 'Soft linen',
          pictures: [
            { url: 'https://cdn.example.com/moss.jpg', text: 'Moss' },
            { url: 'https://cdn.example.com/sand.jpg', text: 'Sand' },
          ],
          choicePictures: [
            { option: 'Size', choice: 'S', url: 'https://cdn.example.com/sand.jpg' },
            { option: 'Size', choice: 'L', url: 'https://cdn.example.com/moss.jpg' },
          ],
          options: ['Size', 'Color'],
          variants: [
            {
              row: 2,
              choices: ['S', 'Sand'],
              sku: 'LS-S',
              barcode: '4006381333931',
              price: '49.90',
              compareAtPrice: '59.90',
              cost: '20.00',
              weight: 0.25,
              quantity: 3,
            },
            {
              row: 3,
              choices: ['L', 'Moss'],
              sku: 'LS-L',
              price: '52.00',
              cost: '21.00',
              weight: 0.26,
              quantity: 0,
            },
          ],
          notes: ['backorders'],
        },
      ]);
    },
  );

  it.each([
    [
      'a gift card',
      'Gift card=TRUE',
      { problems: [{ kind: 'unsupported', column: 'Gift card', value: 'TRUE' }], products: [] },
    ],
    [
      'no delivery',
      'Requires shipping=FALSE',
      { products: [{ productType: 'DIGITAL', notes: ['noDelivery'] }] },
    ],
    ['no tax', 'Charge tax=FALSE', { products: [{ productType: 'PHYSICAL', notes: ['untaxed'] }] }],
    ['an archived product', 'Status=Archived', { products: [{ visible: false }] }],
    [
      'a product that is not published',
      'Published on online store=FALSE',
      { products: [{ visible: false }] },
    ],
    ['stock that nobody counts', 'Inventory tracker=', { products: [{ variants: [{ isUntracked: true }] }] }],
  ])('reads %s', async (_, change, expected) => {
    const titles = CURRENT.split(',');
    const cells: Record<string, string> = {
      Title: 'Mug',
      'URL handle': 'mug',
      Price: '9.90',
      Status: 'Active',
      'Published on online store': 'TRUE',
      'Requires shipping': 'TRUE',
      'Inventory tracker': 'shopify',
      'Inventory quantity': '4',
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
    };
    const [title = '', value = ''] = change.split('=');
    const line = titles.map((one) => (one === title ? value : (cells[one] ?? ''))).join(',');
    expect(await readProductFile([CURRENT, line])).toMatchObject(expected);
  });

  it('makes handles of words with spaces, and shortens names, as nobody can correct each of them elsewhere', async () => {
    const long = 'Magnesium complex, eight kinds '.repeat(4).trim();
    const { problems, products } = await readProductFile([
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'Maroubra Beach (new),Stud,Size,S,MB-S,20',
      'Maroubra Beach (new),,,L,MB-L,21',
      `magnesium,"${long}",Title,Default Title,MG,9`,
      '???,Nothing,Title,Default Title,NO,9',
    ]);
    expect(
      products.map(({ handle, name, variants, notes }) => [handle, name, variants.length, notes]),
    ).toEqual([
      ['Maroubra-Beach-new', 'Stud', 2, []],
      ['magnesium', long.slice(0, 80).trim(), 1, ['longNames']],
    ]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([[5, 'Handle']]);
  });
});
