import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MESSAGES = [
  'src/{admin,shared}/**/*.en.ts',
  'src/admin/i18n/*.ts',
  'src/admin/resources/*/*/messages*.ts',
  'src/storefront/i18n/en/*.ts',
  // The voice of a demo review is its writer's; its spelling is the store's.
  'src/demo/**/*.ts',
];
const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1(?!\s*:)/g;
const BRITISH =
  /\b\w*(?:fulfil(?!l)|fulfilment|uthoris|ancelled|ancelling|olour|atalogue|rganis|avourit|ecognis|abelled|ehaviour|eighbour|arbour|lavour|umour|onour|inimis|licence|cheque)\w*|\b(?:centre|grey|(?:centi|milli|kilo)?metres?|litres?|postcodes?|ways? to pay|working days?|tracked post)\b/gi;

/** The texts that a person reads: literals that are keys, codes or placeholders keep the spelling of the code. */
const textsOf = (code: string): string[] =>
  [...code.matchAll(LITERAL)]
    .map(([, , text = '']) => text.replaceAll(/%\{\w+\}/g, ''))
    .filter((text) => text.includes(' ') || /^[A-Z][a-z]/.test(text));

const britishIn = (code: string): string[] => textsOf(code).flatMap((text) => text.match(BRITISH) ?? []);

it('finds British spelling in messages, and in nothing else', () => {
  expect(
    britishIn(`fulfil: 'Fulfil %{colour}', 'orders.cancelled': "Cancelled", key: 'orders.fulfil'`),
  ).toEqual(['Fulfil', 'Cancelled']);
  expect(britishIn(`'To fulfill', 'Fulfillment', 'Authorized', 'The catalog of colors'`)).toEqual([]);
});

it('messages are in American English, as the contract is written', () => {
  const files = MESSAGES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    britishIn(readFileSync(join(ROOT, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Words of the code that were once spelled in two ways. Only grows. */
const BRITISH_IN_CODE = /authoris|behaviour|customis|licence|maximis|optimis/i;

it('spells words of the contract as the contract does', () => {
  const files = globSync('src/{admin,platform,server,shared,storefront,wix}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter((file) => BRITISH_IN_CODE.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
