/** What the shop asks of a new password; the platform takes 4 to 100 characters. */
export const SHORTEST = 12;
export const LONGEST = 100;

export type PasswordProblem = 'missing' | 'short' | 'long';

export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < SHORTEST) return 'short';
  return length > LONGEST ? 'long' : undefined;
}

/** From 0 to 4: length counts, repetition does not. */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const different = new Set(password).size;
  const worth = Array.from(password).length * Math.min(1, different / 8);
  return [8, SHORTEST, 18].reduce((bars, enough) => bars + (worth >= enough ? 1 : 0), 1);
}
