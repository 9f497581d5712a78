import bwip from 'bwip-js/node';

/** Code 128, of ASCII: widths of bars and gaps in turn. */
export function barsOf(text: string): number[] {
  const [code] = bwip.raw({ bcid: 'code128', text }) as { sbs: number[] }[];
  if (!code) throw new Error('The bar code could not be made.');
  return code.sbs;
}
