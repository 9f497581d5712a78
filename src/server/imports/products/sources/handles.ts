/** The last part of an address: `/shirts/linen-shirt.html` is `linen-shirt`. */
export const lastOfPath = (cell: string): string =>
  cell
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html?$/i, '');
