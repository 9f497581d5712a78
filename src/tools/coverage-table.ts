import { operations } from '../platform/contract/index.ts';
import { contractOf } from '../platform/contract/catalogue.ts';
import type { ServiceDefinition } from '../platform/service.ts';
import { notServed } from './contract/not-served.ts';

type Reasons = Readonly<Record<string, string>>;

export interface PackageCoverage {
  package: string;
  version: string;
  done: string[];
  missing: string[];
}

/** Per package of the contract, which operations have a handler; packages with any come first. */
export function measureCoverage(services: readonly ServiceDefinition[]): PackageCoverage[] {
  const handled = new Set(
    services.flatMap((service) =>
      Object.entries(service.handlers ?? {}).flatMap(([name, handler]) =>
        handler ? [`${service.package}.${name}`] : [],
      ),
    ),
  );
  const packages = new Map<string, PackageCoverage>();
  for (const operation of operations) {
    const entry = packages.get(operation.package) ?? {
      package: operation.package,
      version: contractOf(operation.package).version,
      done: [],
      missing: [],
    };
    packages.set(operation.package, entry);
    (handled.delete(`${operation.package}.${operation.name}`) ? entry.done : entry.missing).push(
      operation.name,
    );
  }
  if (handled.size > 0)
    throw new Error(`handlers of operations the contract lacks: ${[...handled].join(', ')}`);
  return [...packages.values()].sort(
    (a, b) => Number(b.done.length > 0) - Number(a.done.length > 0) || (a.package < b.package ? -1 : 1),
  );
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const reasonOf = (reasons: Reasons, from: string, name: string): string | undefined =>
  reasons[`${from}.${name}`] ?? reasons[from];

/** What is missing and nobody has said why. */
export const unexplained = (packages: readonly PackageCoverage[], reasons: Reasons = notServed): string[] =>
  packages.flatMap(({ package: from, missing }) =>
    missing.filter((name) => reasonOf(reasons, from, name) === undefined).map((name) => `${from}.${name}`),
  );

/** One line a reason, however many it is the reason of. */
function renderMissing({ package: from, missing }: PackageCoverage, reasons: Reasons): string {
  const groups = Map.groupBy(missing, (name) => reasonOf(reasons, from, name) ?? '');
  return [...groups].map(([reason, names]) => `| \`${from}\` | ${code(names)} | ${reason} |`).join('\n');
}

const renderUntouched = (packages: readonly PackageCoverage[]): string =>
  packages.length === 0
    ? ''
    : `| ${packages.length} others | | 0 | ${packages.reduce((sum, { missing }) => sum + missing.length, 0)} |\n`;

const renderReasons = (packages: readonly PackageCoverage[], reasons: Reasons): string =>
  packages.length === 0
    ? 'Nothing is.\n'
    : `The reasons are kept by hand in \`src/tools/contract/not-served.ts\`; the check fails where one is wanting.

| package | missing | why |
|---|---|---|
${packages.map((entry) => renderMissing(entry, reasons)).join('\n')}
`;

export function renderCoverage(packages: readonly PackageCoverage[], reasons: Reasons = notServed): string {
  const started = packages.filter(({ done }) => done.length > 0);
  const total = packages.reduce((sum, { done, missing }) => sum + done.length + missing.length, 0);
  const done = packages.reduce((sum, entry) => sum + entry.done.length, 0);
  return `# Coverage

Written by \`npm run coverage\`; \`npm run check\` fails when it is stale. An operation without a handler answers
501 \`NOT_IMPLEMENTED\`, a path the contract does not know 404 \`ROUTE_NOT_FOUND\`.

**${done} of ${total}** operations in ${started.length} of ${packages.length} packages.

| package | version | done | missing |
|---|---|---|---|
${started.map((entry) => `| \`${entry.package}\` | ${entry.version} | ${entry.done.length} | ${entry.missing.length} |`).join('\n')}
${renderUntouched(packages.filter(({ done }) => done.length === 0))}${started.map(renderPackage).join('')}
## Missing, and why

${renderReasons(
  packages.filter(({ missing }) => missing.length > 0),
  reasons,
)}
## What the request check does not do

- Formats \`PHONE\` and \`URL_SLUG\` are looser than the platform's, whose rules are not published.
- Lengths are counted in UTF-16 units; the platform's unit is not documented.
- \`@immutable\` and \`@readonly\` are no matter of the check: the store ignores or refuses changes to such fields.
- Bounds told only in prose are checked where \`src/platform/contract/overrides.ts\` lists them, and nowhere else.
- 64-bit integers travel as text and are known as such only where the declarations give them a numeric bound.
- Which HTTP status an application error has is not in the declarations; the handlers decide.
`;
}

const renderPackage = (entry: PackageCoverage): string => `
## ${entry.package}

Done: ${code(entry.done)}.
`;

/** How many tests rest on the SDK itself, on the documentation, or on our own choice, by the mark of their name. */
export function countMarks(testSources: readonly string[]): Record<'sdk' | 'docs' | 'assumed', number> {
  const marks = { sdk: 0, docs: 0, assumed: 0 };
  for (const source of testSources) {
    for (const [, mark] of source.matchAll(/\(\s*['"`](sdk|docs|assumed): /g))
      marks[mark as keyof typeof marks] += 1;
  }
  return marks;
}
