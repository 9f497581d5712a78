/** Who is emailed: those who wait for a variant in stock, within the setting of pieces; or everybody. */
export interface RecipientChoice {
  whom: 'inStock' | 'everybody';
}
