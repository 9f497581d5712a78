import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOfFile,
  emptyForm,
  formErrors,
  readForm,
  toProductInput,
  type ProductForm,
} from './product-form.ts';
import { blankVariant, combinations, fitVariants, type OptionDraft } from './variants.ts';

const option = (name: string, ...choices: string[]): OptionDraft => ({
  name,
  choices: choices.map((choice) => ({ name: choice })),
});

const poster = (): ProductForm => {
  const options = [option('Size', 'S', 'L'), option('Frame', 'None', 'Oak')];
  return {
    ...emptyForm(),
    name: 'Low Tide',
    options,
    variants: fitVariants(options, [{ ...blankVariant(), price: '39' }]),
  };
};

describe('variants', () => {
  it('are each choice with each other, the last option changing fastest', () => {
    expect(combinations([option('Size', 'S', 'L'), option('Frame', 'None', 'Oak')])).toEqual([
      ['S', 'None'],
      ['S', 'Oak'],
      ['L', 'None'],
      ['L', 'Oak'],
    ]);
    expect(combinations([])).toEqual([[]]);
  });

  it('take the price of the one most like them', () => {
    const before = poster();
    const variants = before.variants.map((variant, index) => ({ ...variant, price: String(40 + index) }));
    const options = [option('Size', 'S', 'L', 'XL'), before.options[1] as OptionDraft];
    const after = fitVariants(options, variants);
    expect(after.find(({ choices }) => choices.join() === 'XL,Oak')?.price).toBe('41');
  });

  it('keep what was typed for every combination that stays', () => {
    const choice = fc.constantFrom('a', 'b', 'c', 'd');
    const anyOption = fc.uniqueArray(choice, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyOption, anyOption, (first, second) => {
        const before = fitVariants([option('One', ...first)], []).map((variant, index) => ({
          ...variant,
          sku: `sku-${index}`,
        }));
        const after = fitVariants([option('One', ...second)], before);
        expect(after.map(({ choices }) => choices[0])).toEqual(second);
        for (const variant of after) {
          const same = before.find(({ choices }) => choices[0] === variant.choices[0]);
          expect(variant.sku).toBe(same?.sku ?? '');
        }
      }),
    );
  });
});

describe('the product form', () => {
  it('says what is missing, and where', () => {
    expect(formErrors(emptyForm())).toEqual({ name: 'name', 'variants.0.price': 'price' });
    expect(formErrors(poster())).toEqual({});
  });

  it.each([
    [{ name: 'x'.repeat(81) }, 'name', 'nameLong'],
    [{ options: [option('', 'S')] }, 'options.0.name', 'optionName'],
    [{ options: [option('Size')] }, 'options.0.choices', 'noChoice'],
    [{ options: [option('Size', 'S', 's ')] }, 'options.0.choices', 'choiceTwice'],
    [{ options: [option('Size', 'S'), option('size', 'L')] }, 'options.1.name', 'optionTwice'],
    [{ variants: [{ ...blankVariant(), price: '-1' }] }, 'variants.0.price', 'price'],
    [{ variants: [{ ...blankVariant(), price: '1.5', quantity: '1.5' }] }, 'variants.0.quantity', 'quantity'],
    [
      { variants: [{ ...blankVariant(), price: '9', compareAt: '8' }] },
      'variants.0.compareAt',
      'compareAtLower',
    ],
    [{ variants: [0, 1].map(() => ({ ...blankVariant(), price: '1', sku: 'A' })) }, 'variants', 'skuTwice'],
  ] as const)('rejects %j', (part, place, message) => {
    expect(formErrors({ ...poster(), ...(part as Partial<ProductForm>) })).toMatchObject({
      [place]: message,
    });
  });

  it('sends names for the choices, a quantity for new variants only, and the revision of an edit', () => {
    const input = toProductInput({
      ...poster(),
      variants: poster().variants.map((v) => ({ ...v, quantity: '3' })),
    });
    expect(input).toMatchObject({ name: 'Low Tide', productType: 'PHYSICAL' });
    expect(input.variantsInfo?.variants?.[3]).toMatchObject({
      price: { actualPrice: { amount: '39' } },
      inventoryItem: { quantity: 3 },
      choices: [
        { optionChoiceNames: { optionName: 'Size', choiceName: 'L' } },
        { optionChoiceNames: { optionName: 'Frame', choiceName: 'Oak' } },
      ],
    });
    const edited = toProductInput(
      { ...poster(), variants: [{ ...blankVariant(), id: 'v1', price: '5' }] },
      { revision: '7' },
    );
    expect(edited.revision).toBe('7');
    expect(edited.productType).toBeUndefined();
    expect(edited.variantsInfo?.variants?.[0]).not.toHaveProperty('inventoryItem');
  });

  it('sends a picture by its id: the platform takes no address of the SDK for it', () => {
    const [picture] = [draftOfFile({ _id: 'a~mv2.png', displayName: 'low-sun_wall.png' })];
    const { media } = toProductInput({ ...poster(), pictures: picture ? [picture] : [] });
    expect(media?.itemsInfo?.items).toEqual([{ _id: 'a~mv2.png', altText: 'low sun wall' }]);
  });

  it('takes over the alt text that the library has for a picture', () => {
    const described = draftOfFile({ _id: 'a~mv2.png', displayName: 'wall.png', altText: 'A green room' });
    expect(described.alt).toBe('A green room');
  });

  it('reads back what the platform keeps', () => {
    const form = readForm({
      name: 'Low Tide',
      visible: true,
      plainDescription: '<p>A sheet &amp; more.</p><p>Signed.<br>Numbered.</p>',
      media: {
        itemsInfo: { items: [{ image: 'wix:image://v1/abc~mv2.jpg#originWidth=1', altText: 'Sea' }] },
      },
      options: [{ _id: 'o1', name: 'Size', choicesSettings: { choices: [{ choiceId: 'c1', name: 'S' }] } }],
      variantsInfo: {
        variants: [
          {
            _id: 'v1',
            sku: 'LT-S',
            visible: true,
            price: { actualPrice: { amount: '39.00' } },
            choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S' } }],
          },
        ],
      },
    });
    expect(form.description).toBe('<p>A sheet &amp; more.</p><p>Signed.<br>Numbered.</p>');
    expect(form.pictures).toEqual([
      { id: 'abc~mv2.jpg', url: 'wix:image://v1/abc~mv2.jpg#originWidth=1', alt: 'Sea' },
    ]);
    expect(form.variants).toEqual([
      {
        id: 'v1',
        choices: ['S'],
        price: '39.00',
        compareAt: '',
        cost: '',
        sku: 'LT-S',
        weight: '',
        visible: true,
        quantity: '',
      },
    ]);
  });
});

describe('a digital product', () => {
  const file = { id: 'f1_0.zip', name: 'wallpapers.zip', sizeInBytes: 13 };
  const digital = (): ProductForm => ({
    ...emptyForm(),
    name: 'Wallpapers',
    productType: 'DIGITAL',
    variants: [{ ...blankVariant(), price: '9', file }],
  });

  it('sends its file, no weight, and does not run out', () => {
    const input = toProductInput(digital());
    expect(input).toMatchObject({ productType: 'DIGITAL' });
    expect(input).not.toHaveProperty('physicalProperties');
    const [variant] = input.variantsInfo?.variants ?? [];
    expect(variant).toMatchObject({
      digitalProperties: { digitalFile: { _id: file.id } },
      inventoryItem: { inStock: true },
    });
    expect(variant).not.toHaveProperty('physicalProperties');
  });

  it('keeps its file when it is changed, and says so where it has none', () => {
    const form = readForm({
      name: 'Wallpapers',
      productType: 'DIGITAL',
      variantsInfo: {
        variants: [
          {
            _id: 'v',
            price: { actualPrice: { amount: '9' } },
            digitalProperties: { digitalFile: { _id: file.id, fileName: file.name, fileSize: '13' } },
          },
        ],
      },
    });
    expect(form.variants[0]?.file).toEqual(file);
    expect(toProductInput(form, { revision: '3' }).variantsInfo?.variants?.[0]).toMatchObject({
      digitalProperties: { digitalFile: { _id: file.id } },
    });
    const { file: _file, ...without } = form.variants[0] ?? blankVariant();
    expect(formErrors({ ...form, variants: [without] })).toEqual({ 'variants.0.file': 'file' });
  });
});
