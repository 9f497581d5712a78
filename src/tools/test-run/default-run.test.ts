/** What `npm test` must touch; a desk, page, operation or rule about money that it does not touch is rejected here. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Area } from '../../../e2e/areas/area.ts';
import { areas, everything } from '../../../e2e/areas/index.ts';
import { pagesInJourneys, pagesWithoutJourney } from '../../../e2e/areas/pages.ts';
import { operations } from '../../platform/contract/index.ts';
import { collectHandlers } from '../../platform/platform.ts';
import { services } from '../../platform/services.ts';
import { ROOT, specFile } from './area-sources.ts';
import { operationsByPath, rulesByRequests } from './exceptions.ts';
import { listJourneys, tiersOf } from './journeys.ts';
import { longSuites } from './long-suites.ts';
import { moneyRules, reachedByTests } from './money-rules.ts';
import { addressesIn, adminPages, allPages, isPage } from './pages.ts';

const all: readonly Area[] = [...Object.values(areas), everything];

/** Whether a text has the path of an operation, with an expression for each of its parameters. */
const namesPath = (text: string, path: string): boolean =>
  path.split(/\{\w+\}/).every((part) => text.includes(part));

const long = new Set(longSuites());
const testFiles = globSync('src/**/*.test.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !long.has(file));

describe('browser journeys', { timeout: 120_000 }, () => {
  const journeys = listJourneys();
  const mainSpecs = new Set(
    journeys
      .filter((journey) => tiersOf(journey).includes('@main'))
      .map(({ file }) => file.slice(0, -'.spec.ts'.length)),
  );
  const withoutMain = (specs: readonly string[]): string[] => specs.filter((spec) => !mainSpecs.has(spec));

  it('have one tier each', () => {
    const wrong = journeys.filter((journey) => tiersOf(journey).length !== 1);
    expect(wrong.map(({ file, title, tags }) => `${file} › ${title}: ${tags.join(' ')}`)).toEqual([]);
  });

  it('of the main tier prove every desk and every flow of the shop', () => {
    const proofs = all.flatMap(({ desks = {}, flows = {} }) => [
      ...Object.values(desks),
      ...Object.values(flows),
    ]);
    expect(withoutMain(proofs)).toEqual([]);
  });

  it('of the main tier open every page', () => {
    const lists = ['e2e/support/routes.ts', 'e2e/support/shop-pages.ts'];
    const walked = addressesIn([...lists, ...[...mainSpecs].map(specFile)]);
    const pages = allPages();
    const literal = new Set(pages.filter((page) => !page.includes(':')));
    const unwalked = pages.filter((page) => !walked.some(isPage(page, literal)));
    expect(unwalked.filter((page) => !(page in pagesInJourneys))).toEqual(Object.keys(pagesWithoutJourney));
    expect(Object.keys(pagesInJourneys).filter((page) => !pages.includes(page))).toEqual([]);
    expect(withoutMain(Object.values(pagesInJourneys))).toEqual([]);
  });
});

it('reads the pages of a desk', () => {
  const source = `export const taxGroups = defineDesk<Row>({
  ...taxGroupsDesk,
  list: page,
  edit: page,
  pages: [{ path: ':id/try', component }],
});`;
  expect(adminPages(source)).toEqual([
    '/admin/tax-groups',
    '/admin/tax-groups/:id',
    '/admin/tax-groups/:id/try',
  ]);
});

it('calls every served operation by its name in the SDK, or by its path', () => {
  const handlers = collectHandlers(services);
  const sources = [...testFiles, ...globSync('src/testing/**/*.ts', { cwd: ROOT })];
  const called = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(\w+)\(/g)].map(([, name]) => name),
    ),
  );
  const uncalled = operations
    .filter(({ id, name }) => handlers.has(id) && !called.has(name))
    .map(({ package: from, name, path }) => ({ operation: `${from}.${name}`, path }));
  expect(uncalled.map(({ operation }) => operation).toSorted()).toEqual(
    Object.keys(operationsByPath).toSorted(),
  );
  const unproved = uncalled.filter(({ operation, path }) => {
    const { test = '' } = operationsByPath[operation] ?? {};
    return !existsSync(join(ROOT, test)) || !namesPath(readFileSync(join(ROOT, test), 'utf8'), path);
  });
  expect(unproved).toEqual([]);
});

it('proves every rule about money by a test of its service', () => {
  const isReached = reachedByTests(testFiles);
  expect(
    moneyRules()
      .filter((rule) => !isReached(rule))
      .toSorted(),
  ).toEqual([...rulesByRequests.keys()].toSorted());
  expect([...rulesByRequests.values()].filter((test) => !existsSync(join(ROOT, test)))).toEqual([]);
});
