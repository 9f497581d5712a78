/**
 * Which journeys a run selects. `TEST_TIER=main` selects the main tier, as `npm test` does; without it every journey
 * of the files on the command line runs. `TEST_REACHED` names spec files whose journeys all run, whatever their tier.
 */
export interface Selection {
  grep: RegExp[];
}

const ALL = /(?:)/;
const NONE = /(?!)/;

const escape = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Playwright matches against the file, the titles and the tags of a test in one line, in this order. */
const anyOf = (files: readonly string[]): string => String.raw`(?<![\w-])(?:${files.map(escape).join('|')}) `;

/** @param reached file names such as `orders-list.spec.ts` */
export function selectionOf(
  tier: string | undefined,
  reached: readonly string[] = [],
): Record<'desktop' | 'phone', Selection> {
  if (tier !== 'main') return { desktop: { grep: [ALL] }, phone: { grep: [/@phone-too/] } };
  const whole = (what: string): RegExp[] =>
    reached.length > 0 ? [new RegExp(`${anyOf(reached)}${what}`)] : [];
  return {
    desktop: { grep: [/@main\b/, ...whole('')] },
    // The main tier repeats nothing at the second size.
    phone: { grep: reached.length > 0 ? whole('.*@phone-too') : [NONE] },
  };
}
