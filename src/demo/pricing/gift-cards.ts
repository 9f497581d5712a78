import { guidFor } from '../catalog/ids.ts';
import {
  begin,
  codeFrom,
  stateOf,
  type GiftCard,
  type Movement,
} from '../../platform/services/ecom/gift-vouchers/public.ts';
import { addMoney, roundMoney } from '../../shared/money.ts';

const DAY = 86_400_000;
const MONTH = 30;
const YEARS = 1095;

interface CardStory {
  key: string;
  amount: string;
  /** The days since the card was issued. */
  age: number;
  code?: string;
  to?: [name: string, email: string];
  from?: string;
  message?: string;
  by?: string;
  /** The amounts that were spent, each with the days since then. */
  used?: [amount: string, ago: number][];
  more?: Partial<GiftCard> & { endsIn?: number; goesOutIn?: number };
}

const people: [name: string, amount: string, age: number, used: [string, number][]][] = [
  ['Lena Sommer', '100.00', 40, [['59.00', 7]]],
  ['Ewa Kowalczyk', '50.00', 260, [['25.70', 2]]],
  ['Noah Okonkwo', '25.00', 3, []],
  [
    'Jonas Keller',
    '75.00',
    21,
    [
      ['40.00', 16],
      ['22.50', 12],
    ],
  ],
  ['Runa Thorvaldsdóttir', '59.00', 23, []],
  [
    'Studio Brandvold',
    '500.00',
    77,
    [
      ['180.00', 60],
      ['174.00', 4],
    ],
  ],
  ['Hiroko Matsushita', '100.00', 123, [['39.00', 22]]],
  ['Milan Horvat', '18.50', 141, []],
  ['Chiara Bernasconi', '75.00', 156, [['41.40', 41]]],
  ['Aino Virtanen', '150.00', 9, []],
  ['Tomás Ribeiro', '50.00', 66, [['50.00', 30]]],
  ['Noor de Vries', '75.00', 14, []],
  ['Yusuf Demir', '25.00', 200, [['25.00', 120]]],
];

const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`;

const stories: CardStory[] = [
  {
    key: 'try',
    code: 'HALFDROP20267K2Q',
    amount: '25.00',
    age: 12,
    by: 'owner@halfdrop.example',
    more: { endsIn: 500 },
  },
  { key: 'reef', code: 'HALFDROP2026REEF', amount: '25.00', age: 30, more: { endsIn: 500 } },
  { key: 'moon', code: 'HALFDROP2026MOON', amount: '250.00', age: 60, more: { endsIn: 500 } },
  { key: 'dune', code: 'HALFDROP2024DUNE', amount: '40.00', age: 800, more: { endsIn: -90 } },
  {
    key: 'void',
    code: 'HALFDROP2025VOID',
    amount: '15.00',
    age: 300,
    more: { endsIn: 500, isDisabled: true },
  },
  ...people.map(([name, amount, age, used], index): CardStory => ({
    key: name,
    amount,
    age,
    to: [name, emailOf(name)],
    ...(index % 3 === 1 ? { by: 'owner@halfdrop.example', from: 'Halfdrop' } : { from: 'Klara Sommer' }),
    used,
  })),
  {
    key: 'Priya',
    amount: '150.00',
    age: 5,
    to: ['Priya Raghunathan', 'priya.raghunathan@example.com'],
    from: 'Dev',
    message: 'For the empty nail above your desk. Pick a number you like.',
    more: { goesOutIn: 33 },
  },
  {
    key: 'Marisol',
    amount: '40.00',
    age: YEARS - 9,
    to: ['Marisol Etxeberria', 'marisol@example.com'],
    more: { endsIn: 9 },
  },
  {
    key: 'Ben',
    amount: '20.00',
    age: 90,
    to: ['Ben Adeyemi', 'ben.adeyemi@example.com'],
    by: 'owner@halfdrop.example',
    more: { isDisabled: true },
  },
  {
    key: 'lost',
    amount: '30.00',
    age: 2,
    to: ['Ingrid Solberg', 'ingrid@no-such-host.example'],
    from: 'Per',
    more: { failure: '550 5.1.2 There is no such host.' },
  },
];

const shifted = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();

function cardOf(story: CardStory, now: Date): { card: GiftCard; history: Movement[] } {
  const { key, amount, age, to, from, message, by, used = [], more = {} } = story;
  const { endsIn, goesOutIn, ...rest } = more;
  const id = guidFor(`gift-card:${key}`);
  const createdDate = shifted(now, -age);
  const { card, first } = begin(
    {
      id,
      code: story.code ?? codeFrom(guidFor(`gift-card-code:${key}`)),
      balance: amount,
      currency: 'EUR',
      createdDate,
      expirationDate: shifted(now, endsIn ?? YEARS + (goesOutIn ?? -age)),
      ...(to && { recipient: { name: to[0], email: to[1] } }),
      ...(from && { sender: { name: from } }),
      ...(message && { message }),
      ...(by && { issuedBy: by }),
      ...(to && { sendDate: goesOutIn === undefined ? createdDate : shifted(now, goesOutIn) }),
      ...(to && goesOutIn === undefined && { sentDate: createdDate }),
      ...rest,
    },
    now,
  );
  const history: Movement[] = [{ ...first, id: `${id}-1` }];
  const add = (kind: Movement['kind'], change: string, ago: number, note?: string): void => {
    const before = history.at(-1)?.balance ?? '0';
    const place = history.length + 1;
    const balance = roundMoney(addMoney(before, change), 'EUR');
    const date = shifted(now, -ago);
    history.push({
      id: `${id}-${place}`,
      cardId: id,
      place,
      kind,
      amount: change,
      balance,
      date,
      ...(note && { note }),
    });
  };
  if (to && goesOutIn === undefined) add('SENT', '0', age, to[1]);
  for (const [occupied, ago] of used) add('REDEEMED', `-${occupied}`, ago);
  if (card.failure !== undefined) add('UNDELIVERED', '0', Math.max(age - 1, 0), card.failure);
  if (card.isDisabled) add('DISABLED', '0', Math.min(age, MONTH));
  if (endsIn !== undefined && endsIn < 0) add('EXPIRED', '0', -endsIn);
  const last = history.at(-1) ?? first;
  const lastUsed = used.at(-1)?.[1];
  const whole: GiftCard = {
    ...card,
    balance: last.balance,
    updatedDate: last.date,
    movements: history.length,
    ...(endsIn !== undefined && endsIn < 0 && { hasEnded: true }),
    ...(lastUsed !== undefined && { lastUsedDate: shifted(now, -lastUsed) }),
  };
  return { card: { ...whole, state: stateOf(whole, now) }, history };
}

/** The first is the one to try the checkout with. */
export const demoGiftCards = (now: Date): { card: GiftCard; history: Movement[] }[] =>
  stories.map((story) => cardOf(story, now));
