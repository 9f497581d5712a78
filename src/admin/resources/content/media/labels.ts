export const MAX_LABEL = 200;

/** Labels are parted by commas: a label may be of several words. */
export const readLabels = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];
