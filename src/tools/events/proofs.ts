import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which test file saw which operation tell which event; written by `npm run events -- --prove`. */
export const PROOFS = join(import.meta.dirname, 'proofs.txt');

export interface Proof {
  eventType: string;
  /** With its package, as in `ecom_orders.createOrder`; a dash where it was none. */
  operation: string;
  /** The test file. */
  by: string;
}

/** A test file stands at the beginning of its line; what it saw follows, moved in. */
export function parseProofs(text: string): Proof[] {
  const proofs: Proof[] = [];
  let by = '';
  for (const line of text.split('\n')) {
    const [eventType, operation] = line.trim().split(' ');
    if (!eventType || line.startsWith('#')) continue;
    if (!line.startsWith(' ')) by = line;
    else if (operation) proofs.push({ eventType, operation, by });
  }
  return proofs;
}

const HEAD = `# What is told by what, and the test file that sees it: that file fails once it does not. Written by
# \`npm run events -- --prove [test files]\`. A dash is no operation of the contract: a page of the platform's own, or time.
`;

export function renderProofs(proofs: readonly Proof[]): string {
  const files = Map.groupBy(proofs, ({ by }) => by);
  return [...files.keys()].toSorted().reduce((text, file) => {
    const lines = (files.get(file) ?? []).map(({ eventType, operation }) => `  ${eventType} ${operation}\n`);
    return `${text}\n${file}\n${lines.toSorted().join('')}`;
  }, HEAD);
}

const pairOf = ({ eventType, operation }: Omit<Proof, 'by'>): string => `${eventType} ${operation}`;

/**
 * One proof of each pair: the one there is, where its file saw it again or did not run, else by the first that did.
 * @param ran what each file that ran saw
 */
export function mergeProofs(before: readonly Proof[], ran: ReadonlyMap<string, readonly string[]>): Proof[] {
  const stored = before.filter((proof) => ran.get(proof.by)?.includes(pairOf(proof)) ?? true);
  const proven = new Map(stored.map((proof) => [pairOf(proof), proof]));
  for (const by of [...ran.keys()].toSorted())
    for (const pair of ran.get(by) ?? []) {
      const [eventType = '', operation = ''] = pair.split(' ');
      if (!proven.has(pair)) proven.set(pair, { eventType, operation, by });
    }
  return [...proven.values()];
}

export const readProofs = (): Proof[] => parseProofs(readFileSync(PROOFS, { encoding: 'utf8', flag: 'a+' }));
