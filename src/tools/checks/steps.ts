import { packageCommand } from '../package-command.ts';
import { UNCOLLECTED } from './uncollected.ts';

export interface CheckStep {
  name: string;
  /** The script that Node runs, and its arguments. */
  command: readonly string[];
  /** What the step's environment holds beside that of the check. */
  env?: Readonly<Record<string, string>>;
  /** Everything of the repository that the step reads; installed packages count for every step. */
  reads: RegExp;
  /**
   * The arguments that make the step look at these files only, for `--changed`. A step without it needs the whole
   * repository.
   */
  narrow?: (files: readonly string[]) => readonly string[];
  /** Whether a unit test proves the same. */
  isTested?: boolean;
}

const SETTINGS = String.raw`^[^/]+\.(json|jsonc|ts|mts|mjs)$|(^|/)\.[^/]*ignore$`;
const SOURCES = new RegExp(String.raw`^(src|e2e)/|${SETTINGS}`);
const CODE = /^(src|e2e)\/.*\.(ts|tsx|mts|mjs)$|^[^/]+\.(ts|mjs)$/;
/** Neither tests nor the browser's part: the platform imports none of them, which the boundaries check. */
const SERVED = String.raw`^src/(?!admin/|storefront/|wix/|main\.tsx)(?!.*\.test\.tsx?$)|^package(-lock)?\.json$`;
const CONTRACT =
  /^src\/(tools\/(generate\.ts|contract\/|addresses\/)|(platform|shared)\/contract\/|shared\/address\/generated\/)|^package(-lock)?\.json$/;
const served = (document: string): RegExp => new RegExp(`${SERVED}|^docs/${document}$`);

/** The longest first, so that the last one to end is a short one. */
export const CHECK_STEPS: readonly CheckStep[] = [
  { name: 'types', command: ['src/tools/types.ts'], reads: SOURCES },
  {
    // With --type-check it would check the types in the same pass, which saves little and takes 7 GB; and then now and
    // then it finds assertions unnecessary that are necessary: which types it has inferred depends on the order of its
    // threads.
    name: 'lint',
    command: [packageCommand('oxlint'), '--deny-warnings', '--type-aware'],
    env: UNCOLLECTED,
    reads: SOURCES,
    narrow: (files) => {
      const code = files.filter((file) => CODE.test(file));
      return code.length > 0 ? ['--type-check', '--no-error-on-unmatched-pattern', ...code] : [];
    },
  },
  { name: 'boundaries', command: ['src/tools/boundaries.ts'], reads: SOURCES },
  {
    // `src/tools/schema/migrations.test.ts` compares the same on both engines.
    name: 'schema',
    command: ['src/tools/migration.ts', '--check'],
    reads: new RegExp(SERVED),
    isTested: true,
  },
  // Which files a manifest, a script, a workflow or a page mentions decides what is unused.
  { name: 'unused code', command: [packageCommand('knip')], reads: /^/ },
  { name: 'contract drift', command: ['src/tools/generate.ts', '--check'], reads: CONTRACT },
  {
    name: 'coverage table',
    command: ['src/tools/coverage.ts', '--check'],
    reads: served(String.raw`coverage\.md`),
  },
  {
    name: 'events table',
    command: ['src/tools/events.ts', '--check'],
    reads: served(String.raw`events\.md`),
  },
  { name: 'terms', command: ['src/tools/terms.ts'], reads: /^(src|e2e)\// },
  {
    name: 'format',
    command: [packageCommand('oxfmt'), '--check'],
    reads: /^/,
    narrow: (files) => (files.length > 0 ? ['--no-error-on-unmatched-pattern', ...files] : []),
  },
];
