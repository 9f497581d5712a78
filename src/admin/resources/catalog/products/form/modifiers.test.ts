import { describe, expect, it } from 'vitest';
import type { Product } from '#wix/product-operations.ts';
import { modifierOf } from './known-modifiers.ts';
import {
  type ModifierDraft,
  modifierErrors,
  modifiersInput,
  newModifier,
  readModifiers,
} from './modifiers.ts';
import { changedInput, emptyForm, readForm, toProductInput } from './product-form.ts';

const product: Product = {
  name: 'Low sun',
  revision: '4',
  modifiers: [
    {
      _id: 'm1',
      name: 'Gift wrap',
      modifierRenderType: 'SWATCH_CHOICES',
      mandatory: true,
      choicesSettings: {
        choices: [
          { choiceId: 'c1', name: 'Gold', choiceType: 'ONE_COLOR', colorCode: '#c79a63', addedPrice: '5' },
          { choiceId: 'c2', name: 'Marbled', choiceType: 'IMAGE', addedPrice: '0' },
        ],
      },
    },
    {
      _id: 'm2',
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      freeTextSettings: {
        title: 'What to engrave',
        minCharCount: 2,
        maxCharCount: 20,
        defaultAddedPrice: '2.50',
      },
    },
  ],
} as Product;

const [wrap, engraving] = readModifiers(product.modifiers) as [ModifierDraft, ModifierDraft];

describe('what is asked of the buyer', () => {
  it('goes back as it came, with the ids of what is shared', () => {
    expect(modifiersInput([wrap, engraving], product)).toEqual(
      product.modifiers?.map(({ ...one }) => ({ mandatory: false, ...one })),
    );
  });

  it('keeps its id where only prices and duty change, and loses it where it says something else', () => {
    const idsOf = (draft: ModifierDraft) => {
      const [sent] = modifiersInput([draft], product);
      return [sent?._id, sent?.choicesSettings?.choices?.[0]?.choiceId];
    };
    const [gold, marbled] = wrap.choices as [ModifierDraft['choices'][0], ModifierDraft['choices'][0]];
    expect(idsOf({ ...wrap, mandatory: false, choices: [{ ...gold, price: '7' }, marbled] })).toEqual([
      'm1',
      'c1',
    ]);
    expect(
      idsOf({ ...wrap, choices: [gold, marbled, { name: 'Red', price: '', color: '#ff0000' }] }),
    ).toEqual(['m1', 'c1']);
    expect(idsOf({ ...wrap, choices: [{ ...gold, color: '#000000' }, marbled] })).toEqual([
      undefined,
      undefined,
    ]);
    expect(idsOf({ ...wrap, name: 'Paper' })).toEqual([undefined, undefined]);
    expect(idsOf({ ...engraving, most: '30' })[0]).toBeUndefined();
    expect(idsOf(engraving)[0]).toBe('m2');
  });

  it('is written only where it was changed, and taken away as an empty list', () => {
    const form = { ...readForm(product), modifiers: [] };
    expect(changedInput(toProductInput(form, product), new Set(['modifiers']))).toEqual({ modifiers: [] });
    expect(changedInput(toProductInput(form, product), new Set(['name']))).toEqual({ name: 'Low sun' });
    expect(toProductInput(emptyForm())).not.toHaveProperty('modifiers');
  });

  it('is offered as other products ask it', () => {
    const known = modifierOf({
      _id: 'm2',
      name: 'Engraving',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: {
        title: 'What to engrave',
        minCharCount: 2,
        maxCharCount: 20,
        defaultAddedPrice: '2.50',
      },
    });
    expect(known).toEqual(engraving);
    // With its id, though this product never had it.
    expect(modifiersInput([known], undefined)).toMatchObject([{ _id: 'm2', name: 'Engraving' }]);
  });

  it.each([
    [{ name: ' ' }, 'modifiers.0.name'],
    [{ name: 'size' }, 'modifiers.0.name'],
    [{ most: '0' }, 'modifiers.0.most'],
    [{ most: '501' }, 'modifiers.0.most'],
    [{ price: '-1' }, 'modifiers.0.price'],
    [{ kind: 'TEXT_CHOICES' }, 'modifiers.0.choices'],
    [{ kind: 'TEXT_CHOICES', choices: [{ name: '', price: '' }] }, 'modifiers.0.choices.0.name'],
    [
      { kind: 'TEXT_CHOICES', choices: ['Yes', 'yes '].map((name) => ({ name, price: '' })) },
      'modifiers.0.choices.1.name',
    ],
    [{ kind: 'TEXT_CHOICES', choices: [{ name: 'Yes', price: 'x' }] }, 'modifiers.0.choices.0.price'],
  ] as const)('rejects %j', (part, place) => {
    const draft = { ...newModifier('FREE_TEXT'), name: 'Engraving', ...(part as Partial<ModifierDraft>) };
    expect(modifierErrors([draft], [{ name: 'Size' }]).map(([at]) => at)).toEqual([place]);
  });

  it('takes what is whole', () => {
    expect(modifierErrors([wrap, engraving], [{ name: 'Size' }])).toEqual([]);
  });
});
