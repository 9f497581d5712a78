import type { OperationEntry, PackageContract } from '../../platform/contract/schema.ts';

/** What is known of a package: `true` reads, `false` changes. */
interface Reviewed {
  comments: string[];
  reads: Map<string, boolean>;
}

export interface Effects {
  /** The list as it should be: sorted, without operations that are gone, with proposals for new ones. */
  text: string;
  /** Operations nobody has looked at yet: `ecom_orders.getOrder`. */
  unreviewed: string[];
  isReadOnly(packageName: string, operation: string): boolean;
}

/** Ends a proposal until a person has taken it away. */
const PROPOSED = '?';
const WIDTH = 110;

/**
 * Brings the list up to date with the contract.
 * What is only proposed counts as changing: that asks for a right, a transaction and an audit entry.
 */
export function reviewEffects(list: string, contracts: readonly PackageContract[]): Effects {
  const { header, packages } = parse(list);
  const unreviewed: string[] = [];
  const reading = new Set<string>();
  const blocks = contracts.map(({ package: name, operations }) => {
    const reviewed = packages.get(name);
    const sides: Record<'reads' | 'changes', string[]> = { reads: [], changes: [] };
    for (const [operation, entry] of Object.entries(operations)) {
      const known = reviewed?.reads.get(operation);
      const reads = known ?? seemsToRead(operation, entry);
      sides[reads ? 'reads' : 'changes'].push(known === undefined ? operation + PROPOSED : operation);
      if (known === undefined) unreviewed.push(`${name}.${operation}`);
      else if (known) reading.add(`${name}.${operation}`);
    }
    const lines = [...wrap('reads', sides.reads), ...wrap('changes', sides.changes)];
    return [name, ...(reviewed?.comments ?? []), ...lines].join('\n');
  });
  return {
    text: `${[header, ...blocks].join('\n\n')}\n`,
    unreviewed,
    isReadOnly: (packageName, operation) => reading.has(`${packageName}.${operation}`),
  };
}

export const withEffects = (contract: PackageContract, effects: Effects): PackageContract => ({
  ...contract,
  operations: Object.fromEntries(
    Object.entries(contract.operations).map(([name, entry]) => [
      name,
      effects.isReadOnly(contract.package, name) ? { readOnly: true as const, ...entry } : entry,
    ]),
  ),
});

function parse(list: string): { header: string; packages: Map<string, Reviewed> } {
  const [header = '', ...blocks] = list.trimEnd().split('\n\n');
  const packages = new Map<string, Reviewed>();
  for (const block of blocks) {
    const [name = '', ...lines] = block.split('\n');
    const comments = lines.filter((line) => line.startsWith('  #'));
    const reads = new Map<string, boolean>();
    let side = '';
    for (const word of lines
      .filter((line) => !comments.includes(line))
      .flatMap((line) => line.match(/\S+/g) ?? []))
      if (word === 'reads:' || word === 'changes:') side = word;
      else if (!word.endsWith(PROPOSED)) reads.set(word, side === 'reads:');
    packages.set(name, { comments, reads });
  }
  return { header, packages };
}

function wrap(side: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const lines: string[] = [];
  let line = `  ${side}:`;
  for (const name of names) {
    if (line.length + 1 + name.length > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${name}`;
  }
  return [...lines, line];
}

/** Two of three have to agree: method, verb, the name of the permission. */
function seemsToRead(name: string, { method, permissions = [] }: OperationEntry): boolean {
  const evidence = [
    method === 'GET',
    /^(?:get|list|query|search|count|aggregate|calculate|estimate|preview)(?!OrCreate)(?![a-z])/.test(name),
    permissions.length > 0 && permissions.every((id) => /READ|:(?:get|list|query|search|count)_/.test(id)),
  ];
  return evidence.filter(Boolean).length >= 2;
}
