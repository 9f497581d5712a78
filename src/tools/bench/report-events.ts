import type { EventFigures } from './measure-events.ts';
import type { Section } from './report.ts';
import { table } from './tables.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const eventsSection = (measured: readonly EventFigures[]): Section => ({
  heading: '## Events to subscribers',
  text: [
    'From the outbox to the answer of a subscriber in the same process, signing included: ten subscribers of which one never answers, told side by side; and what waits after a night’s outage, told to one in the order of each entity.',
    table(
      ['', ...measured.map(({ engine }) => engine)],
      [
        ['events, each to nine that answer', ...measured.map(({ beside }) => whole(beside.events))],
        ['told a second, the dead one beside them', ...measured.map(({ beside }) => whole(beside.perSecond))],
        [
          'seconds until the slowest of nine had all',
          ...measured.map(({ beside }) => beside.slowest.toFixed(1)),
        ],
        ['waiting after the night', ...measured.map(({ backlog }) => whole(backlog.events))],
        ['told a second, one subscriber', ...measured.map(({ backlog }) => whole(backlog.perSecond))],
        [
          'in the order of each entity',
          ...measured.map(({ backlog }) => (backlog.inOrder ? 'yes' : '**no**')),
        ],
        [
          'least heap in the first and in the last tenth, MiB',
          ...measured.map(({ backlog: { floors } }) =>
            [floors[0], floors.at(-1)].map((one = 0) => whole(one)).join(', '),
          ),
        ],
      ],
    ),
  ],
});
