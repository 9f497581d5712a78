import type { PhraseValues } from '../../shared/phrases.ts';
import { messages } from './messages.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The general message for a key of a resource, such as `counterpart.record.list.none` for `brands.list.none`. */
const generalKey = (key: string): string => `counterpart.record${key.slice(key.indexOf('.'))}`;

/** Whether a resource needs no message of its own under that key: it says what its records are called. */
export const isDerived = (key: string): boolean =>
  messages.has(generalKey(key)) && messages.has(`${key.slice(0, key.indexOf('.'))}.one`);

/**
 * The general message with what the resource calls its records: `one` and, where it isn't `one` with an s, `many`.
 * Undefined where the resource has a message of its own, or none is derived.
 */
export function derivedMessage(key: string, values?: PhraseValues): string | undefined {
  if (messages.has(key) || !isDerived(key)) return undefined;
  const resource = key.slice(0, key.indexOf('.'));
  const record = messages.say(`${resource}.one`);
  const records = messages.say(`${resource}.many`, { _: `${record}s` });
  return messages.say(generalKey(key), {
    ...values,
    record,
    records,
    Record: capitalized(record),
    Records: capitalized(records),
  });
}
