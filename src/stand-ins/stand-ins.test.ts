import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

interface StandIn {
  name: string;
  /** The packages that name it in their dependencies. */
  dependents: readonly string[];
  /** The files of those packages that load it, each for a reason that does not concern this repository. */
  loadedBy: readonly (string | RegExp)[];
}

/** Every override of package.json that replaces a package by nothing. */
const STAND_INS: readonly StandIn[] = [
  // Compile-time macros; the runtime never loads the plugin.
  {
    name: '@emotion/babel-plugin',
    dependents: ['@emotion/react', '@emotion/styled'],
    loadedBy: ['@emotion/react/macro.js', '@emotion/styled/macro.js'],
  },
  // Ready-made React components; the SDK's own entries do without them.
  {
    name: '@wix/headless-ecom',
    dependents: ['@wix/ecom'],
    loadedBy: [/^@wix\/ecom\/build\/(?:es|cjs)\/(?:services|components)\./],
  },
  {
    name: '@wix/headless-stores',
    dependents: ['@wix/stores'],
    loadedBy: [/^@wix\/stores\/build\/(?:es|cjs)\/(?:services|components)\./],
  },
  {
    name: '@wix/headless-media',
    dependents: ['@wix/media'],
    loadedBy: [/^@wix\/media\/build\/(?:es|cjs)\/(?:services|components)\./],
  },
  // Stores of upload states in Redis, which are handed a client by whoever uses them.
  { name: '@redis/client', dependents: ['@tus/server', '@tus/utils'], loadedBy: [] },
  { name: 'ioredis', dependents: ['@tus/server', '@tus/utils'], loadedBy: [] },
  // A store of upload addresses in a file of Node, which is constructed by its caller only.
  {
    name: 'proper-lockfile',
    dependents: ['tus-js-client'],
    loadedBy: [/^tus-js-client\/lib(?:\.es5|\.esm)?\/node\/urlStorage\.js$/],
  },
  {
    name: 'combine-errors',
    dependents: ['tus-js-client'],
    loadedBy: [/^tus-js-client\/lib(?:\.es5|\.esm)?\/node\/urlStorage\.js$/],
  },
  // Node has its own `stream`; the bundlers of browsers replace that by this package.
  { name: 'stream-browserify', dependents: ['@aws-sdk/lib-storage'], loadedBy: [] },
  // Menus that float over a text; our editors have tool bars.
  {
    name: '@tiptap/extension-bubble-menu',
    dependents: ['@tiptap/react'],
    loadedBy: [/^@tiptap\/react\/dist\/menus\/index\.c?js$/],
  },
  {
    name: '@tiptap/extension-floating-menu',
    dependents: ['@tiptap/react'],
    loadedBy: [/^@tiptap\/react\/dist\/menus\/index\.c?js$/],
  },
  // Questions of `depcruise --init`, and configurations of webpack and of TypeScript's paths: we have none of them.
  {
    name: 'prompts',
    dependents: ['dependency-cruiser'],
    loadedBy: ['dependency-cruiser/src/cli/init-config/get-user-input.mjs'],
  },
  {
    name: 'rechoir',
    dependents: ['dependency-cruiser'],
    loadedBy: ['dependency-cruiser/src/config-utl/extract-webpack-resolve-config.mjs'],
  },
  {
    name: 'tsconfig-paths-webpack-plugin',
    dependents: ['dependency-cruiser'],
    loadedBy: ['dependency-cruiser/src/main/resolve-options/normalize.mjs'],
  },
];

const CODE = /\.(?:[cm]?js)$/;
/** Lines of a block comment, which often hold examples. */
const COMMENT = /^\s*\*.*$/gm;
const MINIFIED = /\.umd\.min\.js$/;

/** The files of a package that import or require `name`, or an entry of it. */
function filesLoading(name: string, dependent: string): string[] {
  const quoted = name.replaceAll('/', String.raw`\/`);
  const loads = new RegExp(
    String.raw`(?:from\s*|import\s*\(?\s*|require\(\s*)["']${quoted}(?:\/[^"']*)?["']`,
  );
  return globSync('**', {
    cwd: `node_modules/${dependent}`,
    exclude: (path) => path === 'node_modules',
  })
    .filter((file) => CODE.test(file) && !MINIFIED.test(file))
    .filter((file) =>
      loads.test(readFileSync(`node_modules/${dependent}/${file}`, 'utf8').replaceAll(COMMENT, '')),
    )
    .map((file) => `${dependent}/${file.replaceAll('\\', '/')}`);
}

interface PackageFile {
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

const { devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;

describe('a stand-in for a package', () => {
  it('is one that these tests know', () => {
    const replaced = Object.keys(devDependencies).filter((name) =>
      devDependencies[name]?.startsWith('file:'),
    );
    const known = [
      ...STAND_INS.map(({ name }) => name),
      '@mui/icons-material',
      'lucide-react',
      'object.entries',
    ];
    expect(replaced.toSorted()).toEqual(known.toSorted());
    // Nothing but our sources names lucide-react.
    const overridden = replaced.filter((name) => name !== 'lucide-react');
    for (const name of overridden) expect(overrides[name]).toBe(`$${name}`);
  });

  it.each(STAND_INS)(
    '$name is loaded by nothing that this repository runs',
    ({ name, dependents, loadedBy }) => {
      const allowed = (file: string) =>
        loadedBy.some((known) => (typeof known === 'string' ? known === file : known.test(file)));
      const loading = dependents.flatMap((dependent) => filesLoading(name, dependent));
      expect(loading.filter((file) => !allowed(file))).toEqual([]);
    },
  );

  it('is imported by no file of ours', () => {
    const names = [...STAND_INS.map(({ name }) => name), '@mui/icons-material'];
    const entries = [
      '@emotion/(?:react|styled)/macro',
      '@wix/[a-z]+/(?:services|components)',
      '@tiptap/react/menus',
    ];
    const forbidden = new RegExp(`from '(?:${[...names, ...entries].join('|')})(?:/[^']*)?'`);
    const ours = globSync('{src,e2e}/**/*.{ts,tsx}').filter((file) => !file.includes('stand-ins'));
    expect(ours.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('of icons takes every name, and only the unused look of react-admin imports them', () => {
    const require = createRequire(import.meta.url);
    const icon = require('@mui/icons-material/AccountCircle') as () => unknown;
    expect(require('@mui/icons-material/Add')).toBe(icon);
    expect(icon).toThrow('stand-in');
    const importing = [
      'react-admin',
      'ra-core',
      'ra-i18n-polyglot',
      'ra-language-english',
      'ra-data-simple-rest',
    ];
    expect(importing.flatMap((each) => filesLoading('@mui/icons-material', each))).toEqual([]);
  });

  it('of object.entries does what it replaces', () => {
    const entries = createRequire(import.meta.url)('object.entries') as typeof Object.entries;
    expect(entries({ a: 1, b: 2 })).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});
