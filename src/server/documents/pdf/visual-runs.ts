import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters of one face that stand side by side and are read in one direction; in the order of reading. */
export interface Run<Face> {
  text: string;
  face: Face;
  rtl: boolean;
}

const HEBREW = /[\u0590-\u05FF\uFB1D-\uFB4F]/;
/** Hebrew, Arabic and their kin: without one, what is read from the left has nothing to be turned. */
const FROM_THE_RIGHT = /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const STRONG = /\p{L}/u;
/** Say how to read and are not to be seen: no face has a glyph for them. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Read from the left in every language. */
const PHONE = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;

/** Whether a text without a letter of its own direction is to be read as its surroundings. */
const directionOf = (text: string, surroundings: 'ltr' | 'rtl'): 'ltr' | 'rtl' => {
  const first = STRONG.exec(text)?.[0];
  if (first === undefined) return PHONE.test(text) ? 'ltr' : surroundings;
  return HEBREW.test(first) ? 'rtl' : 'ltr';
};

/**
 * One line, cut into runs from left to right.
 * @param faceOf the face for a character; `before` is the one of its neighbour, which spaces and signs may share
 */
export function visualRuns<Face>(
  line: string,
  surroundings: 'ltr' | 'rtl',
  faceOf: (character: string, before: Face | undefined) => Face,
): Run<Face>[] {
  if (surroundings === 'ltr' && !FROM_THE_RIGHT.test(line))
    return line === ''
      ? []
      : [{ text: line.replaceAll(MARKS, ''), face: faceOf('a', undefined), rtl: false }];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, directionOf(line, surroundings));
  const faces: Face[] = [];
  for (const character of line) {
    const face = faceOf(character, faces.at(-1));
    for (let unit = 0; unit < character.length; unit++) faces.push(face);
  }
  const order = bidi.getReorderedIndices(line, { levels, paragraphs });
  const groups: { indices: number[]; face: Face; level: number }[] = [];
  for (const index of order) {
    const last = groups.at(-1);
    const level = levels[index] ?? 0;
    const face = faces[index] as Face;
    if (last?.level === level && last.face === face) last.indices.push(index);
    else groups.push({ indices: [index], face, level });
  }
  const runs = groups.map(({ indices, face, level }) => {
    const rtl = level % 2 === 1;
    const read = indices.toSorted((a, b) => a - b).map((index) => line[index] ?? '');
    const text = (rtl ? read.map((sign) => bidi.getMirroredCharacter(sign) ?? sign) : read).join('');
    return { text: text.replaceAll(MARKS, ''), face, rtl };
  });
  return runs.filter(({ text }) => text !== '');
}
