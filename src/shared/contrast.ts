/** What text takes to be read by most, WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export const isHexColour = (text: string): boolean => HEX.test(text);

function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const size = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const part = digits.slice(at * size, (at + 1) * size);
    const value = Number.parseInt(size === 1 ? part + part : part, 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Between 1 and 21, WCAG 2.2; undefined of what is no colour. */
export function contrastOf(one: string, other: string): number | undefined {
  if (!isHexColour(one) || !isHexColour(other)) return undefined;
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
