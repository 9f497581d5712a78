import { hex } from './hex.ts';

/** SHA-256. Kept of a secret that is long or short-lived: whoever reads the database cannot use it. */
export const digestOf = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
