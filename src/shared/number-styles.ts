/** How numbers are written: the mark before the decimals, then the sign between thousands. */
export const numberStyles = [
  'pointComma',
  'commaPoint',
  'commaSpace',
  'pointSpace',
  'pointApostrophe',
  'commaApostrophe',
] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** Languages do not differ in these: they are shown as they are. */
export const numberStyleExamples: Readonly<Record<NumberStyle, string>> = {
  pointComma: '1,234.56',
  commaPoint: '1.234,56',
  commaSpace: '1 234,56',
  pointSpace: '1 234.56',
  pointApostrophe: "1'234.56",
  commaApostrophe: "1'234,56",
};

export type Mark = '.' | ',';
export type GroupSign = Mark | ' ' | "'";

const signs: Readonly<Record<NumberStyle, { mark: Mark; group: GroupSign }>> = {
  pointComma: { mark: '.', group: ',' },
  commaPoint: { mark: ',', group: '.' },
  commaSpace: { mark: ',', group: ' ' },
  pointSpace: { mark: '.', group: ' ' },
  pointApostrophe: { mark: '.', group: "'" },
  commaApostrophe: { mark: ',', group: "'" },
};

export const styleOf = (mark: Mark, group: GroupSign): NumberStyle =>
  numberStyles.find((style) => signs[style].mark === mark && signs[style].group === group) ?? 'pointComma';

/** The first digit of each script whose digits NFKC leaves as they are. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
];

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((first) => first <= code);
  return zero === undefined ? digit : String(code - zero);
};

/** One sign for each of the many that look alike: spaces, apostrophes, minuses, digits of other scripts. */
const alike = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[’‘ʼ′`´]/g, "'")
    .replaceAll(/[−–—‒﹣]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .trim();

/** What stands before or after an amount beside the currency's own sign and its ISO code. */
const LOCAL_SIGNS =
  /^(?:rs\.?|r|rm|rp\.?|kr\.?|zł|kč|ft|lei|лв\.?|руб\.?|р\.?|грн\.?|fr\.?|sfr\.?|s\/\.?|bs\.?|tl|din\.?|kn|km|kd|dh|ден\.?|د\.?ك\.?|د\.?إ\.?|ر\.?س\.?|円|元)$/iu;

const UNITS: Readonly<Record<string, 'kg' | 'g' | 'lb' | 'oz' | '%'>> = {
  kg: 'kg',
  kgs: 'kg',
  g: 'g',
  gr: 'g',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  '%': '%',
};

const PIECES = /^(?:pcs?\.?|stk\.?|st\.?|szt\.?|ks|uds?\.?|pz\.?)$/i;

interface WrittenNumber {
  isNegative: boolean;
  /** From the first digit to the last, with what stands between them. */
  body: string;
  unit?: 'kg' | 'g' | 'lb' | 'oz' | '%';
}

const isKnownWord = (word: string): boolean =>
  word === '' ||
  /^\p{L}{0,4}\p{Sc}$/u.test(word) ||
  /^[A-Z]{3}$/.test(word) ||
  LOCAL_SIGNS.test(word) ||
  PIECES.test(word) ||
  Object.hasOwn(UNITS, word.toLowerCase());

/** Takes a cell apart; undefined where it is something else than one number. */
function partsOf(cell: string): WrittenNumber | undefined {
  if (cell.length > 60) return undefined;
  const [, lead = '', body, trail = ''] =
    /^([^\d]*?)([.,٫]?\d(?:[\d.,٫٬' ]*\d)?)(\D*)$/u.exec(alike(cell)) ?? [];
  if (body === undefined) return undefined;
  // In Switzerland `12.-` are twelve francs and nothing.
  const after = trail.replace(/^[.,]-+/, '');
  const isBracketed = lead.includes('(') && after.includes(')');
  const strip = (side: string): string =>
    side
      .replaceAll(/[()]/g, isBracketed ? '' : '$&')
      .replace(/[-+]/, '')
      .trim();
  const words = [strip(lead), strip(after)];
  if (!words.every(isKnownWord)) return undefined;
  const isNegative = isBracketed || [lead, after].some((side) => side.includes('-'));
  const unit = words.flatMap((word) => (word === '' ? [] : (UNITS[word.toLowerCase()] ?? [])))[0];
  return { isNegative, body, ...(unit && { unit }) };
}

const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined) return /^\d+$/.test(first);
  const middle = rest.slice(0, -1);
  const between = (size: number): boolean =>
    first.length >= 1 && first.length <= size && middle.every(({ length }) => length === size);
  // India groups by two above the thousands.
  return last.length === 3 && (between(3) || between(2));
};

/** What the signs in a number prove of how it is written. */
interface NumberSigns {
  /** The mark before the decimals, where only one is possible. */
  mark?: Mark;
  /** What stands between thousands. */
  group?: GroupSign;
  /** Stands once before three digits: it may be either. */
  either?: Mark;
  /** With the last of the three digits no zero, so that as a mark it has three decimals. */
  isFine?: boolean;
}

const other = (sign: Mark): Mark => (sign === '.' ? ',' : '.');

/** Undefined for what is no number. */
export function signsIn(cell: string): NumberSigns | undefined {
  const parts = partsOf(cell);
  if (!parts) return undefined;
  const { body } = parts;
  if (/[٫٬]/.test(body)) return {};
  const space = / |'/.exec(body)?.[0] as GroupSign | undefined;
  const marks = body.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1) as Mark | undefined;
  const neutral = space === undefined ? {} : { group: space };
  if (last === undefined) return neutral;
  if (space !== undefined) return { ...neutral, mark: last };
  if (marks.includes(other(last))) return { mark: last, group: other(last) };
  if (marks.length > 1) return { mark: other(last), group: last };
  const [whole = '', fraction = ''] = body.split(last);
  if (fraction.length !== 3 || whole.length > 3 || whole === '' || whole.startsWith('0'))
    return { mark: last };
  return { either: last, isFine: !fraction.endsWith('0') };
}

interface ReadNumber {
  /** A plain decimal, with the decimals as they are written. */
  value: string;
  unit?: WrittenNumber['unit'];
}

/** What a cell says in a style; undefined where it is no number that is written so. */
export function readStyled(cell: string, style: NumberStyle): ReadNumber | undefined {
  const parts = partsOf(cell);
  if (!parts) return undefined;
  const { mark, group } = signs[style];
  // Where a script has signs of its own, none of them can be mistaken.
  const body = parts.body.replaceAll('٬', "'").replaceAll('٫', mark);
  const [whole = '', fraction, ...more] = body.split(mark);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const used = /[ ',.]/.exec(whole)?.[0];
  // Spaces and apostrophes are only ever between thousands.
  if (used !== undefined && used !== group && used !== ' ' && used !== "'") return undefined;
  if (whole !== '' && !isGrouped(used === undefined ? [whole] : whole.split(used))) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const amount = fraction === undefined ? digits : `${digits}.${fraction}`;
  const isZero = /^[0.]*$/.test(amount);
  return {
    value: parts.isNegative && !isZero ? `-${amount}` : amount,
    ...(parts.unit && { unit: parts.unit }),
  };
}
