import { ownValue } from '../../shared/own-value.ts';

/** How a picture is asked for: `/v1/fill/w_320,h_448,al_c,q_80,enc_auto/<name>`, as the platform's media service names it. */
export interface Rendition {
  /** `fill` covers the box and cuts the rest; `fit` stays inside it. */
  mode: 'fill' | 'fit' | 'crop';
  width: number;
  height: number;
  /** Cut out of the original before scaling. */
  crop?: { x: number; y: number; width: number; height: number };
  /** What stays in view when `fill` cuts: a side, a corner or a point. */
  anchor: Anchor;
  focus?: { x: number; y: number };
  quality?: number;
  blur?: number;
  encoding: Encoding;
}

export const MAX_SIDE = 4000;

const ANCHORS = {
  c: 'centre',
  t: 'north',
  b: 'south',
  l: 'west',
  r: 'east',
  tl: 'northwest',
  tr: 'northeast',
  bl: 'southwest',
  br: 'southeast',
} as const;
export type Anchor = (typeof ANCHORS)[keyof typeof ANCHORS];

const ENCODINGS = {
  auto: 'auto',
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
} as const;
export type Encoding = (typeof ENCODINGS)[keyof typeof ENCODINGS];

/** The address can't be served; the message says why. */
export class BadRendition extends Error {}

type Values = Record<string, string>;

/** Of each directive the last counts; ones unknown to us (`usm_…`, `lg_…`) change nothing. */
const directives = (text: string): Values =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.indexOf('_');
      if (at < 1) throw new BadRendition(`"${part}" is not a directive such as w_320`);
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );

function whole(values: Values, key: string, low: number, high: number): number {
  const text = values[key];
  if (text === undefined) throw new BadRendition(`${key}_ is missing`);
  // Addresses that apps compute from the size of a screen carry fractions; the SDK's own are rounded.
  const value = /^\d{1,7}(?:\.\d{1,20})?$/.test(text) ? Math.round(Number(text)) : Number.NaN;
  if (!(value >= low && value <= high)) {
    throw new BadRendition(`${key}_ must be a number from ${low} to ${high}`);
  }
  return value;
}

function oneOf<T>(values: Values, key: string, known: Record<string, T>, fallback: T): T {
  const text = values[key];
  if (text === undefined) return fallback;
  const value = ownValue(known, text);
  if (value === undefined) throw new BadRendition(`${key}_ must be one of ${Object.keys(known).join(', ')}`);
  return value;
}

function focusOf(text: string | undefined): Rendition['focus'] {
  if (text === undefined) return undefined;
  const [x, y] = text.split('_').map(Number);
  if (x === undefined || y === undefined || !(x >= 0 && x <= 1 && y >= 0 && y <= 1)) {
    throw new BadRendition('fp_ must be two numbers from 0 to 1, such as fp_0.50_0.20');
  }
  return { x, y };
}

function box(values: Values): Pick<Rendition, 'anchor' | 'encoding' | 'focus' | 'quality' | 'blur'> {
  const focus = focusOf(values.fp);
  return {
    anchor: oneOf(values, 'al', ANCHORS, 'centre'),
    encoding: oneOf(values, 'enc', ENCODINGS, 'auto'),
    ...(focus && { focus }),
    ...(values.q !== undefined && { quality: whole(values, 'q', 1, 100) }),
    ...(values.blur !== undefined && { blur: whole(values, 'blur', 1, 100) }),
  };
}

const size = (values: Values): { width: number; height: number } => ({
  width: whole(values, 'w', 1, MAX_SIDE),
  height: whole(values, 'h', 1, MAX_SIDE),
});

/** Reads what stands after `/media/<id>/v1/`; the last part is a name for people and means nothing. */
export function parseRendition(path: string): Rendition {
  const parts = path.split('/');
  const [first, firstValues, second, secondValues] = parts;
  if (first === 'crop' && firstValues !== undefined && (parts.length === 2 || parts.length === 3)) {
    const values = directives(firstValues);
    const crop = { ...size(values), x: whole(values, 'x', 0, 100_000), y: whole(values, 'y', 0, 100_000) };
    return { mode: 'crop', width: crop.width, height: crop.height, crop, ...box(values) };
  }
  if (
    first === 'crop' &&
    firstValues !== undefined &&
    second !== undefined &&
    secondValues !== undefined &&
    parts.length <= 5
  ) {
    const cut = directives(firstValues);
    const crop = {
      x: whole(cut, 'x', 0, 100_000),
      y: whole(cut, 'y', 0, 100_000),
      width: whole(cut, 'w', 1, 100_000),
      height: whole(cut, 'h', 1, 100_000),
    };
    return { ...scaled(second, secondValues), crop };
  }
  if (first !== undefined && firstValues !== undefined && parts.length <= 3)
    return scaled(first, firstValues);
  throw new BadRendition('use v1/fill/w_…,h_…/name, v1/fit/w_…,h_…/name or v1/crop/x_…,y_…,w_…,h_…/name');
}

function scaled(mode: string, text: string): Rendition {
  if (mode !== 'fill' && mode !== 'fit') throw new BadRendition(`"${mode}" is not fill, fit or crop`);
  const values = directives(text);
  return { mode, ...size(values), ...box(values) };
}
