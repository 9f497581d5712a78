import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** Letters of one face that stand side by side and are read in one direction; in the order of reading. */
export interface Run<Face> {
  /** As it is drawn, brackets mirrored. */
  text: string;
  /** As it was written. */
  source: string;
  face: Face;
  rtl: boolean;
}

/** Hebrew, Arabic and their kin: without one, what is read from the left has nothing to be turned. */
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const LETTER = /\p{L}/u;
/** Say how to read and are not to be seen: no face has a glyph for them. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Read from the left in every language. */
const PHONE = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;

/** How a paragraph is read: by its first letter, else as its surroundings. */
export function directionOf(paragraph: string, surroundings: Direction): Direction {
  const first = LETTER.exec(paragraph)?.[0];
  if (first === undefined) return PHONE.test(paragraph) ? 'ltr' : surroundings;
  return ['R', 'AL'].includes(bidi.getBidiCharTypeName(first)) ? 'rtl' : 'ltr';
}

interface Group<Face> {
  indices: number[];
  face: Face;
  level: number;
}

function group<Face>(
  order: Iterable<number>,
  levels: ArrayLike<number>,
  faces: readonly Face[],
): Group<Face>[] {
  const groups: Group<Face>[] = [];
  for (const index of order) {
    const last = groups.at(-1);
    const level = levels[index] ?? 0;
    const face = faces[index] as Face;
    if (last?.level === level && last.face === face) last.indices.push(index);
    else groups.push({ indices: [index], face, level });
  }
  return groups;
}

/**
 * One line, cut into runs from left to right.
 * @param direction that of its paragraph
 * @param faces of each UTF-16 unit of the line
 */
export function visualRuns<Face>(line: string, direction: Direction, faces: readonly Face[]): Run<Face>[] {
  const turns = direction === 'rtl' || FROM_THE_RIGHT.test(line);
  const embedding = turns ? bidi.getEmbeddingLevels(line, direction) : undefined;
  const order = embedding ? bidi.getReorderedIndices(line, embedding) : line.split('').keys();
  const runs = group(order, embedding?.levels ?? [], faces).map(({ indices, face, level }) => {
    const rtl = level % 2 === 1;
    const units = indices.toSorted((a, b) => a - b).map((index) => line[index] ?? '');
    const read = (parts: string[]): string => parts.join('').replaceAll(MARKS, '');
    const mirrored = rtl ? units.map((sign) => bidi.getMirroredCharacter(sign) ?? sign) : units;
    return { text: read(mirrored), source: read(units), face, rtl };
  });
  return runs.filter(({ text }) => text !== '');
}
