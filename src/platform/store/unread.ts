import { sql } from 'kysely';

/** Selects what `unreadOf` takes. */
export const asText = sql`doc::text as doc`;

/**
 * A document as the database writes it. It stands for the document in a reply, where all of it is shown: on the way
 * there nobody reads it.
 */
export class Unread<Doc extends object> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** For the reply; whoever wants to look inside reads it. */
  get shown(): Doc {
    return this as unknown as Doc;
  }

  read(): Doc {
    return JSON.parse(this.text) as Doc;
  }

  /** Where it is written together with something else. */
  toJSON(): Doc {
    return this.read();
  }
}

/** @param text a row's, selected by `asText` */
export const unreadOf = <Doc extends object>(text: unknown): Unread<Doc> => new Unread(String(text));

const isUnread = (value: unknown): value is Unread<object> => value instanceof Unread;

/** JSON of a value of which the documents that nobody read are written as they are, in UTF-8. */
export function writeUnread(value: object): Uint8Array<ArrayBuffer> {
  const pieces: string[] = [];
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    const texts = textsOf(part);
    if (texts) pieces.push(pieces.length === 0 ? '{' : ',', JSON.stringify(key), ':', ...texts);
  }
  return encoded(pieces.length === 0 ? ['{}'] : [...pieces, '}']);
}

/** The value as whoever is sent it reads it. */
export const asSent = (value: object): unknown => JSON.parse(new TextDecoder().decode(writeUnread(value)));

function textsOf(part: unknown): string[] | undefined {
  if (isUnread(part)) return [part.text];
  if (Array.isArray(part) && part.every(isUnread))
    return ['[', ...part.flatMap(({ text }, index) => (index === 0 ? text : [',', text])), ']'];
  const text = JSON.stringify(part) as string | undefined;
  return text === undefined ? undefined : [text];
}

const encoder = new TextEncoder();
/** A character of a string becomes three bytes at most. */
const MOST_BYTES = 3;
const KEPT_BYTES = 1_048_576;
/** Where short replies are put together. */
const desk = new Uint8Array(KEPT_BYTES);

/** Piece by piece: to join them first, and to ask how long they are, takes twice the time. */
function encoded(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = MOST_BYTES * pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = most > desk.length ? new Uint8Array(most) : desk;
  let end = 0;
  for (const piece of pieces) end += encoder.encodeInto(piece, bytes.subarray(end)).written;
  return bytes === desk ? desk.slice(0, end) : bytes.subarray(0, end);
}
