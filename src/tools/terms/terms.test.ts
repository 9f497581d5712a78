import { describe, expect, it } from 'vitest';
import {
  findAvoided,
  findAvoidedClasses,
  findAvoidedPaths,
  insteadOf,
  isMessageFile,
  splitName,
  textsIn,
} from './find-avoided.ts';

const MESSAGES = 'src/admin/resources/orders/messages.en.ts';

const subjects = (file: string, code: string): string[] =>
  findAvoided(file, code).map(({ kind, subject }) => `${kind} ${subject}`);

describe('a name', () => {
  it('is split at capitals, hyphens and underscores', () => {
    expect(splitName('openHTTPBag')).toEqual(['open', 'http', 'bag']);
    expect(splitName('MAX_KEPT-rows.ts')).toEqual(['max', 'kept', 'rows', 'ts']);
  });

  it.each(['Told', 'keptOrder', 'REFUSAL_REASONS', 'useStanding', 'What', 'gone'])(
    '%s is rejected',
    (name) => {
      expect(insteadOf(name)).toBeDefined();
    },
  );

  it.each(['OrderView', 'storedOrder', 'partOf', 'isGone', 'whatsApp', 'outstanding', 'Bagel'])(
    '%s is accepted',
    (name) => {
      expect(insteadOf(name)).toBeUndefined();
    },
  );
});

describe('a file', () => {
  it('reports types whether they are exported or not, and other names where they are', () => {
    const code = `interface Told {}\nexport type KeptOrder = 1;\nconst told = 1;\nexport const toldOf = 1;\nfunction keep() {}\n`;
    expect(subjects('src/a.ts', code)).toEqual(['type Told', 'type KeptOrder', 'name toldOf']);
  });

  it('reports the audited names of extensions', () => {
    expect(subjects('src/shared/extensions/a.ts', '  tellBuyer: changeExtension({')).toEqual([
      'audit tellBuyer',
    ]);
  });

  it('reports keys and texts of messages, and leaves placeholders and codes alone', () => {
    const code = `addMessages('orders', {\n  told: 'Put it into the bag',\n  'a.kept': 'Saved',\n  BAG: '%{bag}, saved',\n});`;
    expect(subjects(MESSAGES, code)).toEqual(['key told', 'key kept', 'text Put it into the bag']);
    expect(subjects('src/admin/resources/orders/list.ts', code)).toEqual([]);
  });

  it('reports keys that stand beside others on a line, and not what a text holds', () => {
    const code = `addMessages('orders', {\n  tab: { open: 'Open, kept: 2', told: 'Sent' },\n});`;
    expect(subjects(MESSAGES, code)).toEqual(['key told']);
  });

  it('reads literals, not keys', () => {
    expect(textsIn(`'E. mail': 'Email', a: "It’s done", b: \`No \${x}\`, c: 'x.y'`)).toEqual([
      'Email',
      'It’s done',
      'No ${x}',
    ]);
  });

  it.each([
    [MESSAGES, true],
    ['src/admin/i18n/access.ts', true],
    ['src/admin/resources/home/messages.ts', true],
    ['src/storefront/i18n/en/cart.ts', true],
    ['src/storefront/i18n/he/cart.ts', false],
    ['src/admin/i18n/i18n-provider.ts', false],
  ])('%s holds messages: %s', (file, expected) => {
    expect(isMessageFile(file)).toBe(expected);
  });

  it('is reported for its own name and its folders’ names, each once', () => {
    const paths = ['src/left/a.ts', 'src/left/b.ts', 'src/orders/told.module.css'];
    expect(findAvoidedPaths(paths).map(({ file }) => file)).toEqual([
      'src/left',
      'src/orders/told.module.css',
    ]);
  });

  it('reports the classes of a style sheet, and nothing of its comments and addresses', () => {
    const css = '/* .told */ .kept,\n.order > .kept { background: url(a.bag); }';
    expect(findAvoidedClasses('src/a.module.css', css).map(({ subject }) => subject)).toEqual(['kept']);
  });
});
