import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { moveChoice, moveOption, renameChoice, shownAs, withTyped } from './option-changes.ts';
import { blankVariant, combinations, type OptionDraft } from './variants.ts';

const option = (name: string, ...choices: string[]): OptionDraft => ({
  name,
  choices: choices.map((choice) => ({ name: choice })),
});

const draftOf = (options: OptionDraft[]) => ({
  options,
  variants: combinations(options).map((choices, index) => ({
    ...blankVariant(choices),
    id: `v${index}`,
    price: String(index),
  })),
});

/** What each variant is, whatever the order. */
const meaning = ({ options, variants }: ReturnType<typeof draftOf>) =>
  new Map(
    variants.map(({ id, price, choices }) => [
      id,
      [price, ...choices.map((choice, index) => `${options[index]?.name}=${choice}`).toSorted()].join(' '),
    ]),
  );

describe('options in another order', () => {
  it('leave every variant what it was', () => {
    const sizes = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.array(sizes, { minLength: 1, maxLength: 3 }),
        fc.nat(2),
        fc.integer({ min: -2, max: 2 }),
        (counts, from, by) => {
          const draft = draftOf(
            counts.map((count, at) =>
              option(`O${at}`, ...Array.from({ length: count }, (_, n) => `${at}${n}`)),
            ),
          );
          const byOption = moveOption(draft, from % counts.length, by);
          expect(meaning(byOption as ReturnType<typeof draftOf>)).toEqual(meaning(draft));
          const byChoice = moveChoice(draft, from % counts.length, 0, by);
          expect(meaning(byChoice as ReturnType<typeof draftOf>)).toEqual(meaning(draft));
        },
      ),
      runs(100),
    );
  });

  it('leave one without choices out of the variants', () => {
    const draft = draftOf([option('Size', 'S', 'L'), option('Frame', 'Oak')]);
    const withEmpty = { ...draft, options: [option('New'), ...draft.options] };
    const after = moveOption(withEmpty, 1, 1);
    expect(after.options.map(({ name }) => name)).toEqual(['New', 'Frame', 'Size']);
    expect(after.variants.map(({ id, choices }) => [id, ...choices])).toEqual([
      ['v0', 'Oak', 'S'],
      ['v1', 'Oak', 'L'],
    ]);
  });
});

describe('choices', () => {
  it('keep their variants under another name, and never two the same', () => {
    const draft = draftOf([option('Size', 'S', 'L'), option('Frame', 'Oak')]);
    const after = renameChoice(draft, 0, 1, ' XL ');
    expect(after.variants.map(({ id, choices }) => [id, ...choices])).toEqual([
      ['v0', 'S', 'Oak'],
      ['v1', 'XL', 'Oak'],
    ]);
    expect(renameChoice(draft, 0, 1, 's')).toEqual(draft);
    expect(renameChoice(draft, 0, 1, '  ')).toEqual(draft);
  });

  it('have a colour each where they are shown so, and none where they are words', () => {
    const swatch = shownAs(option('Ink', 'Red', 'Blue'), 'SWATCH_CHOICES');
    expect(swatch.choices.every(({ rest }) => rest?.choiceType === 'ONE_COLOR' && rest.colorCode)).toBe(true);
    expect(withTyped(swatch, 'red, Green,Green').map(({ name, rest }) => [name, rest?.choiceType])).toEqual([
      ['Red', 'ONE_COLOR'],
      ['Blue', 'ONE_COLOR'],
      ['Green', 'ONE_COLOR'],
    ]);
    expect(shownAs(swatch, 'TEXT_CHOICES')).toEqual(option('Ink', 'Red', 'Blue'));
  });
});
