const POUND = 0.453_592_37;

interface Pieces {
  quantity: number;
  /** Of one, as the catalogue says. */
  weight: number | null | undefined;
}

/** What pieces weigh by the catalogue, in kilograms; nothing where it does not say it of each. */
export function piecesWeight(pieces: readonly Pieces[], weightUnit: string | null | undefined): string {
  const unit = weightUnit === 'LB' ? POUND : 1;
  let grams = 0;
  for (const { quantity, weight } of pieces) {
    if (quantity > 0 && !weight) return '';
    grams += Math.round((weight ?? 0) * unit * 1000) * quantity;
  }
  return grams === 0 ? '' : String(grams / 1000);
}
