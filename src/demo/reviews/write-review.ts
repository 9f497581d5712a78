import type { Random } from '../art/random.ts';
import { phrases, replies, spam, type Mood, type Phrases } from './texts.ts';

export interface Written {
  rating: number;
  title: string;
  body: string;
}

const MOODS: Readonly<Record<number, Mood>> = {
  5: 'delighted',
  4: 'pleased',
  3: 'unsure',
  2: 'cross',
  1: 'cross',
};
/** In a hundred. */
const STARS = { '5': 62, '4': 23, '3': 8, '2': 4, '1': 3 } as const;
/** How many sentences people write. */
const LENGTHS = { '0': 14, '1': 46, '2': 30, '3': 10 } as const;

const ENGLISH = phrases['en'] as Phrases;

/** In the language of who bought it, where the shop's people read it. */
export const languageOf = (random: Random, language: string): string =>
  phrases[language] && random.chance(0.85) ? language : 'en';

export function writeReview(random: Random, language: string): Written {
  const { titles, sentences } = phrases[language] ?? ENGLISH;
  const rating = Number(random.weighted(STARS));
  const mood = MOODS[rating] ?? 'pleased';
  const said = new Set<string>();
  for (let left = Number(random.weighted(LENGTHS)); left > 0; left--) said.add(random.pick(sentences[mood]));
  const isShort = said.size === 0;
  return {
    rating,
    title: isShort || random.chance(0.8) ? random.pick(titles[mood]) : '',
    body: [...said].join(' '),
  };
}

export const writeSpam = (random: Random): Written => ({ rating: 5, ...random.pick(spam) });

/** What the shop answers to those who were cross, and to some others. */
export function replyTo(random: Random, { rating }: Written, language: string): string | undefined {
  const [sorry = '', ...kind] = replies[language] ?? [];
  if (rating <= 2) return random.chance(0.8) ? sorry : undefined;
  return kind.length > 0 && random.chance(0.14) ? random.pick(kind) : undefined;
}
