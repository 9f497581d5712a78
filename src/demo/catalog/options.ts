/** Sizes, papers and frames; prices are in euro, tax included. */
export interface Choice {
  name: string;
  code: string;
}

export interface Size extends Choice {
  price: number;
  framing: number;
  grams: number;
}

export const sizes: readonly Size[] = [
  { name: '30 × 42 cm', code: '30', price: 39, framing: 40, grams: 140 },
  { name: '50 × 70 cm', code: '50', price: 64, framing: 55, grams: 260 },
  { name: '70 × 98 cm', code: '70', price: 98, framing: 85, grams: 480 },
];

export const papers: readonly (Choice & { surcharge: number })[] = [
  { name: 'Cotton 250 g', code: 'C', surcharge: 0 },
  { name: 'Japanese kozo', code: 'K', surcharge: 14 },
];

export const frames: readonly (Choice & { color?: string })[] = [
  { name: 'No frame', code: 'N' },
  { name: 'Oak', code: 'O', color: '#C79A63' },
  { name: 'Black ash', code: 'B', color: '#23211F' },
  { name: 'White', code: 'W', color: '#F7F6F2' },
];
