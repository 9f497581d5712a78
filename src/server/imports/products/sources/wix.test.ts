import { describe, expect, it } from 'vitest';
import { readProductFile } from '#testing/read-product-file.ts';

const FIRST =
  'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2,additionalInfoTitle1,additionalInfoDescription1,additionalInfoTitle2,additionalInfoDescription2,customTextField1,customTextCharLimit1,customTextMandatory1,brand';
const THIRD =
  'handle,fieldType,name,visible,plainDescription,categorySlugs,media,mediaAltText,ribbon,brand,price,strikethroughPrice,cost,inventory,preOrderEnabled,sku,barcode,weight,productOptionName1,productOptionType1,productOptionChoices1,modifierName1';

describe('product files of Wix, first catalog', () => {
  it('adds surcharges to the price, reduces it, and keeps hidden variants hidden', async () => {
    const { source, problems, products } = await readProductFile([
      FIRST,
      'Product_1,Product,Poster,<p>Sun</p>,aaaaaa_00000000000000000000000000000001~mv2.jpg;https://cdn.example.com/b.jpg,Posters;New,,New,20,,true,PERCENT,10,InStock,0.2,8,Size,DROP_DOWN,A4;A3,,,,Care,<p>Keep dry.</p>,Paper,<p>200 g</p>,Engraving,20,false,Halfdrop',
      'Product_1,Variant,,,,,P-A3,,,10,false,,,OutOfStock,,9,,,A3,,,,,,,,,,,',
      'Product_1,Variant,,,,,P-A4,,,0,true,,,5,0.3,,,,A4,,,,,,,,,,,',
    ]);
    expect({ source, problems }).toEqual({ source: 'wix', problems: [] });
    expect(products).toEqual([
      {
        row: 2,
        handle: 'Product_1',
        name: 'Poster',
        description: '<p>Sun</p>',
        visible: true,
        brand: 'Halfdrop',
        ribbon: 'New',
        collections: ['Posters', 'New'],
        sections: [
          { title: 'Care', text: '<p>Keep dry.</p>' },
          { title: 'Paper', text: '<p>200 g</p>' },
        ],
        modifiers: [{ name: 'Engraving', kind: 'FREE_TEXT', isMandatory: false, maxLength: 20 }],
        pictures: [
          { url: 'aaaaaa_00000000000000000000000000000001~mv2.jpg' },
          { url: 'https://cdn.example.com/b.jpg' },
        ],
        options: ['Size'],
        choiceOrder: [['A4', 'A3']],
        variants: [
          {
            row: 3,
            choices: ['A3'],
            sku: 'P-A3',
            price: '27.00',
            compareAtPrice: '30.00',
            cost: '9',
            weight: 0.2,
            visible: false,
            inStock: false,
          },
          {
            row: 4,
            choices: ['A4'],
            sku: 'P-A4',
            price: '18.00',
            compareAtPrice: '20.00',
            cost: '8',
            weight: 0.3,
            visible: true,
            quantity: 5,
          },
        ],
        notes: [],
      },
    ]);
  });

  it('makes a variant of each combination where the file has none of its own', async () => {
    const { products } = await readProductFile([
      FIRST,
      'shirt,Product,Shirt,,,,TS-1,,15,,true,,,12,0.2,4,Size,DROP_DOWN,S;M;L,Color,COLOR,#000000:Black;#FFFFFF:White,,,,,,,,',
    ]);
    expect(
      products[0]?.variants.map(({ choices, price, sku, inStock }) => [...choices, price, sku, inStock]),
    ).toEqual([
      ['S', 'Black', '15', 'TS-1', true],
      ['S', 'White', '15', undefined, true],
      ['M', 'Black', '15', undefined, true],
      ['M', 'White', '15', undefined, true],
      ['L', 'Black', '15', undefined, true],
      ['L', 'White', '15', undefined, true],
    ]);
    expect(products[0]?.notes.toSorted()).toEqual(['sharedSku', 'sharedStock', 'swatches']);
  });
});

describe('what customers are asked for', () => {
  it('reads the text fields of the first catalog, each with its length and whether it is mandatory', async () => {
    const question = 'What may we engrave on the inside of the ring, in capital letters?';
    const { problems, products } = await readProductFile([
      'handleId,fieldType,name,price,inventory,customTextField1,customTextCharLimit1,customTextMandatory1,customTextField2,customTextCharLimit2,customTextMandatory2',
      'ring,Product,Ring,90,InStock,Engraving,30,TRUE,Note,,FALSE',
      'cup,Product,Cup,9,InStock,,,,Name,900,true',
      `band,Product,Band,60,InStock,"${question}",0,,,,`,
      'plain,Product,Plain,5,InStock,,30,TRUE,,,',
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ modifiers }) => modifiers)).toEqual([
      [
        { name: 'Engraving', kind: 'FREE_TEXT', isMandatory: true, maxLength: 30 },
        { name: 'Note', kind: 'FREE_TEXT', isMandatory: false },
      ],
      [{ name: 'Name', kind: 'FREE_TEXT', isMandatory: true, maxLength: 500 }],
      [{ name: question.slice(0, 50).trim(), kind: 'FREE_TEXT', title: question }],
      undefined,
    ]);
  });

  it('reads texts, choices and swatches of the third catalog', async () => {
    const { problems, products } = await readProductFile([
      'handle,fieldType,name,plainDescription,price,inventory,modifierName1,modifierType1,modifierCharLimit1,modifierMandatory1,modifierDescription1,modifierName2,modifierType2,modifierCharLimit2,modifierMandatory2,modifierDescription2,modifierName3,modifierType3,modifierCharLimit3,modifierMandatory3,modifierDescription3',
      'mug,PRODUCT,Mug,,9,7,Engraving,FREE_TEXT,40,TRUE,Your text,Wrapping,TEXT_CHOICES,,FALSE,None;Paper; Box,Ribbon,SWATCH_CHOICES,,,#FF0000:Red;#00ff00:Green',
      'cup,PRODUCT,Cup,,9,7,,,,,,,,,,,Bow,SWATCH_CHOICES,,TRUE,Red;Green',
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ modifiers }) => modifiers)).toEqual([
      [
        { name: 'Engraving', kind: 'FREE_TEXT', isMandatory: true, title: 'Your text', maxLength: 40 },
        {
          name: 'Wrapping',
          kind: 'TEXT_CHOICES',
          isMandatory: false,
          choices: [{ name: 'None' }, { name: 'Paper' }, { name: 'Box' }],
        },
        {
          name: 'Ribbon',
          kind: 'SWATCH_CHOICES',
          choices: [
            { name: 'Red', colorCode: '#FF0000' },
            { name: 'Green', colorCode: '#00ff00' },
          ],
        },
      ],
      [
        {
          name: 'Bow',
          kind: 'TEXT_CHOICES',
          isMandatory: true,
          choices: [{ name: 'Red' }, { name: 'Green' }],
        },
      ],
    ]);
  });

  it('refuses what says something else than a length, a type, or yes and no', async () => {
    const { problems } = await readProductFile([
      'handle,fieldType,name,plainDescription,price,modifierName1,modifierType1,modifierCharLimit1,modifierMandatory1,modifierDescription1',
      'mug,PRODUCT,Mug,,9,Engraving,FREE_TEXT,long,maybe,',
      'cup,PRODUCT,Cup,,9,Engraving,UPLOAD,,,',
      'jug,PRODUCT,Jug,,9,Wrapping,TEXT_CHOICES,,,',
    ]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'modifierCharLimit1'],
      [2, 'modifierMandatory1'],
      [3, 'modifierType1'],
      [3, 'modifierDescription1'],
      [4, 'modifierDescription1'],
    ]);
  });
});

describe('product files of nobody known', () => {
  it('reads several columns of pictures, and weights in the unit of their title', async () => {
    const { source, products } = await readProductFile([
      'Slug,Title,Price,SKU,Weight (lb),Image 1,Image 2,Option 1,Choice 1',
      'tee,Tee,20,T-S,2,https://cdn.example.com/a.jpg,https://cdn.example.com/b.jpg,Size,S',
      'tee,,21,T-M,,,,,M',
    ]);
    expect(source).toBe('unknown');
    expect(products).toMatchObject([
      {
        handle: 'tee',
        pictures: [{ url: 'https://cdn.example.com/a.jpg' }, { url: 'https://cdn.example.com/b.jpg' }],
        options: ['Size'],
        variants: [
          { choices: ['S'], sku: 'T-S', weight: 0.907185 },
          { choices: ['M'], sku: 'T-M', price: '21' },
        ],
      },
    ]);
  });
});

describe('product files of Wix, third catalog', () => {
  it('reads rows of products, variants and media; each variant has its own price', async () => {
    const { source, problems, unmapped, products } = await readProductFile([
      THIRD,
      'tee,PRODUCT,Tee,TRUE,Cotton,tops;summer,wix:image://v1/aaaaaa_00000000000000000000000000000001~mv2.jpg/tee.jpg#originWidth=1000,Front,New,Halfdrop,25,,10,,FALSE,,,0.2,Size,TEXT_CHOICES,S;M;L,',
      'tee,VARIANT,,TRUE,,,,,,,25,30,,3,TRUE,T-S,4006381333931,,Size,TEXT_CHOICES,S,',
      'tee,VARIANT,,TRUE,,,,,,,26,,,IN_STOCK,FALSE,T-M,,0.25,Size,TEXT_CHOICES,M,',
      'tee,VARIANT,,FALSE,,,,,,,27,,11,OUT_OF_STOCK,FALSE,T-L,,,Size,TEXT_CHOICES,L,',
      'tee,MEDIA,,,,,https://cdn.example.com/back.jpg,Back,,,,,,,,,,,,,,',
      'mug,PRODUCT,Mug,FALSE,,,,,,,9,,,7,FALSE,MUG,,,,,,Engraving',
    ]);
    expect({ source, problems }).toEqual({ source: 'wix', problems: [] });
    expect(unmapped).toEqual(['productOptionType1']);
    expect(products).toEqual([
      {
        row: 2,
        handle: 'tee',
        name: 'Tee',
        description: 'Cotton',
        visible: true,
        brand: 'Halfdrop',
        ribbon: 'New',
        collections: ['tops', 'summer'],
        pictures: [
          {
            url: 'https://static.wixstatic.com/media/aaaaaa_00000000000000000000000000000001~mv2.jpg',
            text: 'Front',
          },
          { url: 'https://cdn.example.com/back.jpg', text: 'Back' },
        ],
        options: ['Size'],
        choiceOrder: [['S', 'M', 'L']],
        variants: [
          {
            row: 3,
            choices: ['S'],
            sku: 'T-S',
            barcode: '4006381333931',
            price: '25',
            compareAtPrice: '30',
            cost: '10',
            weight: 0.2,
            visible: true,
            quantity: 3,
          },
          {
            row: 4,
            choices: ['M'],
            sku: 'T-M',
            price: '26',
            cost: '10',
            weight: 0.25,
            visible: true,
            inStock: true,
          },
          {
            row: 5,
            choices: ['L'],
            sku: 'T-L',
            price: '27',
            cost: '11',
            weight: 0.2,
            visible: false,
            inStock: false,
          },
        ],
        notes: ['backorders'],
      },
      {
        row: 7,
        handle: 'mug',
        name: 'Mug',
        visible: false,
        modifiers: [{ name: 'Engraving', kind: 'FREE_TEXT' }],
        options: [],
        variants: [{ row: 7, choices: [], sku: 'MUG', price: '9', quantity: 7 }],
        notes: [],
      },
    ]);
  });
});
