import type { SeedProduct } from '../../platform/services/stores/catalog/public.ts';
import { guidFor } from './ids.ts';

type Modifiers = NonNullable<SeedProduct['product']['modifiers']>;

/** Posters that are given away more often than others. */
const GIVEN_AWAY: ReadonlySet<string> = new Set(['postcard', 'tea-towel', 'three-moons']);

const wrapping = (name: string, colorCode: string, addedPrice: string) => ({
  choiceId: guidFor(`wrapping:${name}`),
  name,
  choiceType: 'ONE_COLOR' as const,
  colorCode,
  addedPrice,
});

/** What the buyer of a poster may ask for: a wrapping, and words in pencil under the print. */
export const modifiersFor = (slug: string): { modifiers?: Modifiers } =>
  GIVEN_AWAY.has(slug)
    ? {
        modifiers: [
          {
            id: guidFor('modifier:wrapping'),
            name: 'Gift wrap',
            modifierRenderType: 'SWATCH_CHOICES',
            mandatory: false,
            choicesSettings: {
              choices: [wrapping('Kraft', '#b08a5b', '3.00'), wrapping('Marbled blue', '#5b7fa6', '5.00')],
            },
          },
          {
            id: guidFor('modifier:dedication'),
            name: 'Dedication',
            modifierRenderType: 'FREE_TEXT',
            mandatory: false,
            freeTextSettings: {
              title: 'Words in pencil under the print',
              maxCharCount: 60,
              defaultAddedPrice: '4.00',
            },
          },
        ],
      }
    : {};
