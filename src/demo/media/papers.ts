import { papers, sizes } from '../catalog/options.ts';
import { paperPdf, type PaperLine } from './paper-pdf.ts';

const care: readonly PaperLine[] = [
  'Thank you for taking one of our posters home.',
  { heading: 'Unrolling' },
  'Leave the tube in the room for a few hours, then open it with clean, dry hands.',
  'Lay the poster face up under two heavy books, a sheet of paper between, for a night.',
  { heading: 'Framing' },
  'A mount keeps the ink from touching the glass. Leave two millimeters of air.',
  'Tape it at the top only: paper grows and shrinks with the weather.',
  { heading: 'Hanging' },
  'Away from direct sun and out of bathrooms. The inks are light-fast, paper is not.',
  'Dust the glass with a dry cloth. Never spray anything near an open print.',
];

const kozo: readonly PaperLine[] = [
  { heading: 'Japanese kozo' },
  'Kozo is thin, strong and slightly see-through: frame it on white board.',
  'A crease cannot be ironed out. Carry it with two hands, by opposite corners.',
  { heading: 'Something wrong?' },
  'Write to us within 30 days with a photo of the poster and of its tube.',
];

export const careInstructions = (): Uint8Array => paperPdf('Care of your poster', [care, kozo]);

export const sizeGuide = (): Uint8Array =>
  paperPdf('Sizes and papers', [
    [
      ['Size', 'Poster', 'Framed', 'Weight'],
      ...sizes.map(({ name, price, framing, grams }) => [
        name,
        `${price} EUR`,
        `${price + framing} EUR`,
        `${grams} g`,
      ]),
      { heading: 'Papers' },
      ...papers.map(({ name, surcharge }) =>
        surcharge === 0 ? `${name}: included` : `${name}: ${surcharge} EUR more`,
      ),
      { heading: 'Which size?' },
      'Above a sofa: two thirds of its width. Beside a door: 30 \u00d7 42 cm.',
      'Three small ones hang best with a hand of wall between them.',
    ],
  ]);

export const tradePrices = (): Uint8Array =>
  paperPdf('Trade prices', [
    [
      'For shops and galleries. Not for the public.',
      ['Size', 'From 5', 'From 20', 'From 50'],
      ...sizes.map(({ name, price }) => [
        name,
        ...[0.6, 0.55, 0.5].map((share) => `${(price * share).toFixed(2)} EUR`),
      ]),
    ],
  ]);

export const lastYearsGuide = (): Uint8Array =>
  paperPdf('Sizes and papers', [['The sizes of last year. The new guide has 70 \u00d7 98 cm, too.']]);
