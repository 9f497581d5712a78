import type { Paper, PaperPage, PaperRun } from '#shared/papers.ts';

/** One page of the pile, whether or not it was looked at yet. */
export interface Leaf {
  paper: Paper;
  order?: string;
  number?: string;
  /** Among the pages of its paper and order. */
  nth: number;
}

const pileOf = ({ paper, order = '' }: Pick<Leaf, 'paper' | 'order'>): string => `${paper} ${order}`;

export const pagesOf = (runs: readonly PaperRun[], paper: Paper): number =>
  runs.reduce((sum, run) => sum + (run.paper === paper ? run.pages : 0), 0);

/** Page for page, from the top of the pile. */
export function leavesOf(runs: readonly PaperRun[]): Leaf[] {
  const counts = new Map<string, number>();
  return runs.flatMap(({ pages, ...of }) =>
    Array.from({ length: pages }, () => {
      const nth = counts.get(pileOf(of)) ?? 0;
      counts.set(pileOf(of), nth + 1);
      return { ...of, nth };
    }),
  );
}

/** Orders in the order of the pile, so many together as are asked for at once. */
export function partsOf(runs: readonly PaperRun[], max: number): string[][] {
  const orders = [...new Set(runs.flatMap(({ order }) => order ?? []))];
  return Array.from({ length: Math.ceil(orders.length / max) }, (_, at) =>
    orders.slice(at * max, (at + 1) * max),
  );
}

/** What was drawn of a leaf, among all that was. */
export function drawnPages(pages: readonly PaperPage[]): (leaf: Leaf) => PaperPage | undefined {
  const piles = Map.groupBy(pages, pileOf);
  return (leaf) => piles.get(pileOf(leaf))?.[leaf.nth];
}
