/** What the shop asks of a new password; the platform takes 4 to 100 characters. */
export const MIN_LENGTH = 12;
export const MAX_LENGTH = 100;

export type PasswordProblem = 'missing' | 'short' | 'long';

export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < MIN_LENGTH) return 'short';
  return length > MAX_LENGTH ? 'long' : undefined;
}

/** From 0 to 4: length counts, repetition does not. */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const different = new Set(password).size;
  const value = Array.from(password).length * Math.min(1, different / 8);
  return [8, MIN_LENGTH, 18].reduce((bars, enough) => bars + (value >= enough ? 1 : 0), 1);
}
