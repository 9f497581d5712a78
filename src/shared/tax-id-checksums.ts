/** Ways in which numbers of many countries check themselves. */

export const digitsOf = (text: string): number[] => text.split('').map(Number);

/** Digit by weight, summed up. */
export const weigh = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index] ?? '0'), 0);

/** The last digit is what every second one doubled asks for. */
export function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** ISO 7064, mod 11,10. */
export function isMod1110(text: string): boolean {
  const carried = digitsOf(text.slice(0, -1)).reduce(
    (carry, digit) => (((carry + digit) % 10 || 10) * 2) % 11,
    10,
  );
  return (carried + Number(text.at(-1))) % 10 === 1;
}

/** ISO 7064, mod 97,10: letters count from 10. */
export const mod97 = (text: string): number =>
  text.split('').reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** What is left of eleven, where ten has no digit: undefined. */
export function elevenLess(sum: number): number | undefined {
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? undefined : check;
}

/** From a weight down, one less each. */
export const down = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index);
