/** Adds what a message lacks of the fields that are never null, of one message of the contract. */
export interface Completion {
  /** Changes with what it adds: a text that another version completed may lack something. */
  readonly version: string;
  /** Copies only what it changes. */
  complete<Message extends object>(message: Message): Message;
}

/**
 * JSON of a message, as it was stored. It stands for the message in a reply that shows all of it, and goes from the row
 * to the socket without being parsed.
 */
export class RawJson<Message extends object> {
  readonly text: string;
  /** Which completion the text has been through. */
  readonly completion: Completion | undefined;

  constructor(text: string, completion?: Completion) {
    this.text = text;
    this.completion = completion;
  }

  /** For the declared type of a reply; whoever needs the message itself calls `parse`. */
  get asMessage(): Message {
    return this as unknown as Message;
  }

  parse(): Message {
    return JSON.parse(this.text) as Message;
  }

  /** `JSON.stringify` calls this where the message is written within something else. */
  toJSON(): Message {
    return this.parse();
  }
}

const isRaw = (value: unknown): value is RawJson<object> => value instanceof RawJson;

/** JSON of a reply in UTF-8. The text of raw messages is copied as it is, where they are a field or a list of the reply. */
export function encodeReply(reply: object): Uint8Array<ArrayBuffer> {
  const pieces: string[] = [];
  for (const [key, part] of Object.entries(reply) as [string, unknown][]) {
    const texts = textsOf(part);
    if (texts) pieces.push(pieces.length === 0 ? '{' : ',', JSON.stringify(key), ':', ...texts);
  }
  return encoded(pieces.length === 0 ? ['{}'] : [...pieces, '}']);
}

/** The reply as a client parses it. */
export const decodeReply = (reply: object): unknown =>
  JSON.parse(new TextDecoder().decode(encodeReply(reply)));

function textsOf(part: unknown): string[] | undefined {
  if (isRaw(part)) return [part.text];
  if (Array.isArray(part) && part.every(isRaw))
    return ['[', ...part.flatMap(({ text }, index) => (index === 0 ? text : [',', text])), ']'];
  const text = JSON.stringify(part) as string | undefined;
  return text === undefined ? undefined : [text];
}

const encoder = new TextEncoder();
/** A character of a string becomes three bytes at most. */
const MAX_BYTES_OF_CHARACTER = 3;
const BUFFER_BYTES = 1_048_576;
/** Short replies are put together here. */
const buffer = new Uint8Array(BUFFER_BYTES);

/** Encodes piece by piece: joining them first, or computing their length, takes twice the time. */
function encoded(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const max = MAX_BYTES_OF_CHARACTER * pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = max > buffer.length ? new Uint8Array(max) : buffer;
  let end = 0;
  for (const piece of pieces) end += encoder.encodeInto(piece, bytes.subarray(end)).written;
  return bytes === buffer ? buffer.slice(0, end) : bytes.subarray(0, end);
}
