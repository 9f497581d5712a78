import { describe, expect, it } from 'vitest';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { lineChange, lineText, type LineText } from './line-text.ts';

const line = {
  _id: 'l',
  productName: { original: 'Fjord', translated: 'Fjord' },
  physicalProperties: { sku: 'HD-1' },
  descriptionLines: [
    {
      name: { original: 'Size', translated: 'Taille' },
      plainText: { original: '30 × 42 cm', translated: '30 × 42 cm' },
      lineType: 'PLAIN_TEXT',
    },
    {
      name: { original: 'Frame', translated: 'Cadre' },
      colorInfo: { original: 'Oak', translated: 'Chêne', code: '#a80' },
      lineType: 'COLOR',
    },
  ],
} as unknown as OrderLineItem;

const changed = (how: (words: LineText) => Partial<LineText>) => {
  const before = lineText(line);
  return lineChange(before, { ...before, ...how(before) });
};

describe('what a line says', () => {
  it('changes nothing until something is typed', () => {
    expect(changed(() => ({}))).toBeUndefined();
    expect(
      changed(({ details }) => ({ details: [...details, { name: '', text: '', from: undefined }] })),
    ).toBe(undefined);
  });

  it('is renamed for the buyer too, but keeps a translation of its own', () => {
    expect(changed(() => ({ name: ' Fjord, signed ' }))).toEqual({
      productName: { original: 'Fjord, signed', translated: 'Fjord, signed' },
    });
    const translated = lineText({ ...line, productName: { original: 'Moon', translated: 'Lune' } });
    expect(lineChange(translated, { ...translated, name: 'Half moon' })).toEqual({
      productName: { original: 'Half moon', translated: 'Lune' },
    });
  });

  it('keeps the details that stay, and their translations, and writes the others anew', () => {
    const change = changed(({ details: [size, frame] }) => ({
      sku: 'HD-2',
      details: [
        { name: 'Size', text: '50 × 70 cm', from: size?.from },
        { name: 'Frame', text: 'Oak', from: frame?.from },
        { name: 'Note', text: 'Signed', from: undefined },
      ],
    }));
    expect(change?.physicalProperties).toEqual({ sku: 'HD-2' });
    expect(change?.descriptionLines).toEqual([
      {
        name: { original: 'Size', translated: 'Taille' },
        plainText: { original: '50 × 70 cm', translated: '50 × 70 cm' },
        lineType: 'PLAIN_TEXT',
      },
      line.descriptionLines?.[1],
      {
        name: { original: 'Note', translated: 'Note' },
        plainText: { original: 'Signed', translated: 'Signed' },
      },
    ]);
  });
});
