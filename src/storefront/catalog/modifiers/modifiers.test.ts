import { describe, expect, it } from 'vitest';
import { addedIn, answersIn } from './answers.ts';
import { modifiersOf, answersInAddress } from './modifiers-of.ts';
import { fieldOf } from './modifier.ts';

const wrap = {
  name: 'Gift wrap',
  key: 'Gift wrap',
  modifierRenderType: 'SWATCH_CHOICES',
  choicesSettings: {
    choices: [
      { name: 'Gold', key: 'Gold', colorCode: '#c79a63', addedPrice: '5' },
      { name: 'Plain', key: 'Plain', addedPrice: '0' },
    ],
  },
} as const;
const text = (name: string, title: string) =>
  ({
    name,
    key: name,
    mandatory: true,
    modifierRenderType: 'FREE_TEXT',
    freeTextSettings: { title, key: title, maxCharCount: 20, defaultAddedPrice: '2.50' },
  }) as const;
const filled = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe('what a product asks', () => {
  const modifiers =
    modifiersOf({
      modifiers: [structuredClone(wrap), structuredClone(text('Engraving', 'What to engrave'))],
    } as never) ?? [];

  it('is read of its modifiers, and is nothing for most products', () => {
    expect(modifiersOf({ modifiers: [] })).toBeUndefined();
    expect(modifiers).toEqual([
      {
        key: 'Gift wrap',
        title: 'Gift wrap',
        must: false,
        choices: [
          { key: 'Gold', name: 'Gold', color: '#c79a63', adds: '5' },
          { key: 'Plain', name: 'Plain' },
        ],
      },
      {
        key: 'What to engrave',
        title: 'What to engrave',
        must: true,
        text: { least: 0, most: 20 },
        adds: '2.50',
      },
    ]);
  });

  it('has texts of one title told apart by their own names', () => {
    const two = modifiersOf({ modifiers: [text('Front', 'Text'), text('Back', 'Text')] });
    expect(two?.map(({ key }) => key)).toEqual(['Front', 'Back']);
  });

  it('goes into the reference as it was answered, and into the price', () => {
    const form = filled({ 'option.Gift wrap': 'Gold', 'text.What to engrave': '  For Ana ', Size: 'S' });
    expect(answersIn(modifiers, form)).toEqual({
      options: { 'Gift wrap': 'Gold' },
      customTextFields: { 'What to engrave': 'For Ana' },
    });
    expect(addedIn(modifiers, form)).toBe('7.5');
    const open = filled({ 'option.Gift wrap': '', 'text.What to engrave': '  ' });
    expect(answersIn(modifiers, open)).toEqual({});
    expect(addedIn(modifiers, open)).toBe('0');
  });

  it('is filled in by an address that was sent before the script was there', () => {
    const search = new URLSearchParams({ 'text.What to engrave': 'For Bo', Size: 'S' });
    expect(answersInAddress(search, modifiers)).toEqual({ 'text.What to engrave': 'For Bo' });
    expect(modifiers.map(fieldOf)).toEqual(['option.Gift wrap', 'text.What to engrave']);
  });
});
