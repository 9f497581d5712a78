/** Without what is read as something else: no 0 or O, 1, I or L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const BASE = BigInt(LETTERS.length);

/**
 * A code of 16 letters out of 31, 79 bits: nobody guesses one.
 * @param guid a random one, whose own 122 bits are more than that
 */
export function codeFrom(guid: string): string {
  let rest = BigInt(`0x${guid.replaceAll('-', '')}`);
  let code = '';
  for (let at = 0; at < LENGTH; at += 1) {
    code = (LETTERS[Number(rest % BASE)] ?? '') + code;
    rest /= BASE;
  }
  return code;
}

/** As people type it: spaces, dashes and case do not count. */
export const normalCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** In fours, as it is written in mails. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
