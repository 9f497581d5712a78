import type { Definition, Field, PackageContract } from '../../platform/contract/schema.ts';

/** What becomes of an address that a client hands over; `addresses.txt` says what each means. */
export const outcomes = ['follow', 'link', 'file', 'content', 'refuse'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Addresses {
  /** The list as it should be: sorted, without fields that are gone, with new ones to be reviewed. */
  text: string;
  /** Fields nobody has looked at yet: `ecom_cart.Cart.overrideCheckoutUrl`. */
  unreviewed: string[];
}

const UNREVIEWED = 'unreviewed';
const WIDTH = 110;
const NAME = /(?:ur[il]s?|link|callback|deeplink)$/i;

const isAddress = (name: string, { type, format = '' }: Field): boolean =>
  type === 'string' && (NAME.test(name) || /(?:^|_)WEB_URL$/.test(format));

/** The fields of a package's requests that take an address: `CallbackParams.postFlowUrl`. */
export function addressFields({ operations, definitions }: PackageContract): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const pending = Object.values(operations).map(({ request }) => request);
  for (let message = pending.pop(); message !== undefined; message = pending.pop()) {
    if (seen.has(message)) continue;
    seen.add(message);
    const { fields = {} } = definitions[message] as Definition;
    for (const [name, field] of Object.entries(fields)) {
      if (field.readonly) continue;
      if (isAddress(name, field)) found.add(`${message}.${name}`);
      if (field.ref) pending.push(field.ref);
    }
  }
  return [...found].sort();
}

/** Brings the list up to date with the contract. */
export function reviewAddresses(list: string, contracts: readonly PackageContract[]): Addresses {
  const { header, known } = parse(list);
  const unreviewed: string[] = [];
  const blocks = contracts.flatMap((contract) => {
    const fields = addressFields(contract);
    if (fields.length === 0) return [];
    const lines = [...outcomes, UNREVIEWED].map((outcome): [string, string[]] => [outcome, []]);
    const byOutcome = new Map(lines);
    for (const field of fields) {
      const outcome = known.get(`${contract.package}.${field}`);
      byOutcome.get(outcome ?? UNREVIEWED)?.push(field);
      if (!outcome) unreviewed.push(`${contract.package}.${field}`);
    }
    return [
      [contract.package, ...[...byOutcome].flatMap(([outcome, names]) => wrap(outcome, names))].join('\n'),
    ];
  });
  return { text: `${[header, ...blocks].join('\n\n')}\n`, unreviewed };
}

/** What the list says of each field: `redirects_redirects.CallbackParams.postFlowUrl` → `follow`. */
export const readOutcomes = (list: string): Map<string, Outcome> => parse(list).known;

function parse(list: string): { header: string; known: Map<string, Outcome> } {
  const [header = '', ...blocks] = list.trimEnd().split('\n\n');
  const known = new Map<string, Outcome>();
  for (const block of blocks) {
    const [name = '', ...lines] = block.split('\n');
    let outcome: Outcome | undefined;
    for (const word of lines.flatMap((line) => line.match(/\S+/g) ?? []))
      if (word.endsWith(':')) outcome = outcomes.find((one) => `${one}:` === word);
      else if (outcome) known.set(`${name}.${word}`, outcome);
  }
  return { header, known };
}

function wrap(outcome: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const lines: string[] = [];
  let line = `  ${outcome}:`;
  for (const name of names) {
    if (line.length + 1 + name.length > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${name}`;
  }
  return [...lines, line];
}
