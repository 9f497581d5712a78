/** Without letters and digits that look alike; 32, so that each byte gives five bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Such as nobody guesses, to be read off a sheet of paper: five bits each. */
export const randomLetters = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
