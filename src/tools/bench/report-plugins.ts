import type { PluginFigures } from './measure-plugins.ts';
import type { Section } from './report.ts';
import { ms, table } from './tables.ts';

const ways = [
  ['no plugins', 'without'],
  ['three, each answers at once', 'atOnce'],
  ['three, each takes 50 ms', 'slowly'],
  ['three that are down', 'down'],
] as const satisfies readonly (readonly [string, keyof PluginFigures])[];

export const pluginsSection = (measured: readonly PluginFigures[]): Section => ({
  heading: '## Service plugins',
  text: [
    'A checkout from a new visitor’s cart to the paid order, one after the other, through the SDK in the process of the shop; three apps written with the SDK say what a parcel costs, which fees come on top and what is taxed, in the same process, over HTTP on this machine. Milliseconds.',
    table(
      ['', ...measured.flatMap(({ engine }) => [`${engine} p50`, 'p95'])],
      [
        ...ways.map(([words, way]) => [
          words,
          ...measured.flatMap((one) => [ms(one[way].p50), ms(one[way].p95)]),
        ]),
        [
          'questions that a checkout with three asks',
          ...measured.flatMap(({ questions }) => [String(questions), '']),
        ],
      ],
    ),
  ],
});
