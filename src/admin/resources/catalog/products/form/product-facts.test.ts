import { describe, expect, it } from 'vitest';
import type { Product } from '#wix/product-operations.ts';
import { copyOf } from './duplicate.ts';
import { changedInput, emptyForm, readForm, toProductInput } from './product-form.ts';
import { factErrors, noFacts } from './product-facts.ts';
import { describePriceChange } from './describe-price-change.ts';

const product = {
  _id: 'p',
  revision: '4',
  name: 'Low sun',
  slug: 'low-sun',
  productType: 'PHYSICAL',
  visible: true,
  plainDescription: '<p>Plain.</p>',
  brand: { _id: 'b', name: 'Halfdrop' },
  ribbon: { _id: 'r', name: 'New' },
  tags: { privateTags: { tagIds: ['warm'] } },
  seoData: {
    tags: [
      { type: 'title', children: 'Old title', custom: false, disabled: false },
      {
        type: 'meta',
        props: { name: 'robots', content: 'noindex' },
        children: '',
        custom: true,
        disabled: false,
      },
    ],
  },
  infoSections: [{ _id: 's', uniqueName: 'care', title: 'Care', plainDescription: '<p>Dust.</p>' }],
  options: [
    {
      _id: 'o',
      name: 'Frame',
      optionRenderType: 'SWATCH_CHOICES',
      choicesSettings: {
        choices: [{ choiceId: 'c', name: 'Oak', choiceType: 'ONE_COLOR', colorCode: '#a0703c' }],
      },
    },
  ],
  variantsInfo: {
    variants: [
      {
        _id: 'v',
        sku: 'A-1',
        barcode: '123',
        visible: true,
        price: { actualPrice: { amount: '40.00' } },
        revenueDetails: { cost: { amount: '15.00' } },
        physicalProperties: { weight: 0.4, packageDimensions: { length: 3, unit: 'CM' } },
        choices: [{ optionChoiceNames: { optionName: 'Frame', choiceName: 'Oak' } }],
      },
    ],
  },
} as unknown as Product;

const written = (changed: string[], part: object = {}) =>
  changedInput(toProductInput({ ...readForm(product), ...part }, product), new Set(changed)) as Record<
    string,
    unknown
  >;

describe('what a product is beside its variants', () => {
  it('goes in the API only where it was changed, and what other apps wrote stays', () => {
    expect(written(['seoText'], { seoText: 'Warm light.' })['seoData']).toEqual({
      tags: [
        { type: 'title', children: 'Old title', custom: false, disabled: false },
        {
          type: 'meta',
          props: { name: 'description', content: 'Warm light.' },
          children: '',
          custom: false,
          disabled: false,
        },
        {
          type: 'meta',
          props: { name: 'robots', content: 'noindex' },
          children: '',
          custom: true,
          disabled: false,
        },
      ],
    });
    expect(written(['brand'], { brand: 'Other' })).toEqual({ brand: { _id: null, name: 'Other' } });
    expect(written(['ribbon'], { ribbon: ' ' })).toEqual({ ribbon: null });
    expect(written(['taxGroupId'])).toEqual({ taxGroupId: null });
    expect(written(['description'], { description: '<p>New.</p>' })).toEqual({
      plainDescription: '<p>New.</p>',
    });
  });

  it('sends what it does not show of variants and choices back with them', () => {
    const { options, variantsInfo } = written(['variants']) as { options: object[]; variantsInfo: object };
    expect(options).toMatchObject([
      {
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ choiceId: 'c', choiceType: 'ONE_COLOR', colorCode: '#a0703c' }] },
      },
    ]);
    expect(variantsInfo).toMatchObject({
      variants: [
        {
          barcode: '123',
          revenueDetails: { cost: { amount: '15.00' } },
          physicalProperties: { weight: 0.4, packageDimensions: { length: 3, unit: 'CM' } },
        },
      ],
    });
  });

  it('writes the document where HTML cannot say all of it', () => {
    const table = { type: 'TABLE', id: 't', nodes: [] };
    const foreign = { ...product, description: { nodes: [table] } } as unknown as Product;
    const form = readForm(foreign);
    const sent = changedInput(toProductInput(form, foreign), new Set(['description'])) as Record<
      string,
      unknown
    >;
    expect(sent).toMatchObject({ description: { nodes: [{ type: 'TABLE' }] } });
    expect(sent).not.toHaveProperty('plainDescription');
  });

  it('of a new product sends what was written, and new parts get names of their own', () => {
    const form = {
      ...emptyForm(),
      name: 'New',
      sections: [
        { uniqueName: '', title: 'Care & more', text: '<p>x</p>' },
        { uniqueName: '', title: 'Care, more', text: '' },
      ],
    };
    const input = toProductInput(form) as Record<string, unknown>;
    for (const name of ['brand', 'ribbon', 'tags', 'seoData', 'slug', 'taxGroupId'])
      expect(input).not.toHaveProperty(name);
    expect(input['infoSections']).toMatchObject([{ uniqueName: 'care-more' }, { uniqueName: 'care-more-2' }]);
  });

  it('says what is wrong of an address, a tag, a part', () => {
    const wrong = (part: object, made = false) =>
      factErrors({ ...noFacts(), options: [], ...part }, made).map(([place]) => place);
    expect(wrong({ slug: '' })).toEqual([]);
    expect(wrong({ slug: '' }, true)).toEqual(['slug']);
    expect(wrong({ slug: 'two words' })).toEqual(['slug']);
    expect(wrong({ tags: ['tableware', 'x'.repeat(50)] })).toEqual([]);
    expect(wrong({ tags: ['x'.repeat(51)] })).toEqual(['tags']);
    expect(wrong({ sections: [{ uniqueName: '', title: ' ', text: '' }] })).toEqual(['sections.0.title']);
  });
});

describe('a duplicate', () => {
  it('takes words, options, prices and costs; not stock, article numbers, address or ids', () => {
    const copy = copyOf(product, (name) => `Copy of ${name}`) as Record<string, unknown>;
    expect(copy).toMatchObject({
      name: 'Copy of Low sun',
      visible: false,
      plainDescription: '<p>Plain.</p>',
    });
    expect(copy).not.toHaveProperty('slug');
    expect(copy).not.toHaveProperty('revision');
    const [variant] = (copy['variantsInfo'] as { variants: object[] }).variants;
    expect(variant).toMatchObject({
      price: { actualPrice: { amount: '40.00' } },
      inventoryItem: { quantity: 0 },
    });
    for (const name of ['_id', 'sku', 'barcode']) expect(variant).not.toHaveProperty(name);
    expect(copyOf({ ...product, name: 'x'.repeat(80) }, (name) => `Copy of ${name}`).name).toHaveLength(80);
  });
});

describe('the words of the save bar', () => {
  it('name prices where nothing but prices was changed', () => {
    const form = readForm(product);
    const dearer = { ...form, variants: form.variants.map((variant) => ({ ...variant, price: '45.00' })) };
    expect(describePriceChange(dearer, form)).toMatchObject({
      title: { values: { smart_count: 1 } },
      detail: { values: { from: '40.00', to: '45.00' } },
    });
    expect(describePriceChange({ ...dearer, name: 'Other' }, form)).toBeUndefined();
    expect(describePriceChange(form, form)).toBeUndefined();
  });
});
