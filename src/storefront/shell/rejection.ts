import { asSentence, CallError } from '../../wix/errors.ts';

/** Whether a path such as `member.contact.phones[0]` is about the field `phones`, or about part of it. */
const isAbout = (path: string, field: string): boolean =>
  path.split('.').some((step) => step.replace(/\[\d+\]$/, '') === field);

const violationsOf = (thrown: unknown) => (thrown instanceof CallError ? thrown.violations : []);

const sentences = (descriptions: readonly string[]): string[] => [
  ...new Set(descriptions.filter((text) => text !== '').map(asSentence)),
];

/** What the server says is wrong with a field of a form, for beside its input. */
export function rejectionAt(thrown: unknown, field: string): string | undefined {
  const about = violationsOf(thrown).filter(({ field: path }) => isAbout(path, field));
  return sentences(about.map(({ description }) => description)).join('. ') || undefined;
}

/**
 * What the server says of a change that it rejected: a sentence for each violation that no input displays, or that of
 * its application error. Nothing where it did not answer, or failed itself: the form says that in its own words.
 * @param displayed fields of the form that display their own
 */
export function rejectionReasons(thrown: unknown, displayed: readonly string[] = []): string[] {
  if (!(thrown instanceof CallError)) return [];
  const { violations, code, status, message } = thrown;
  if (violations.length > 0)
    return sentences(
      violations
        .filter(({ field: path }) => !displayed.some((field) => isAbout(path, field)))
        .map(({ description }) => description),
    );
  const isExplained = status >= 400 && status < 500 && code !== String(status) && message !== code;
  return isExplained ? sentences([message]) : [];
}

/** What was not done, and each reason that the server names, in one line of text. */
export const withReasons = (text: string, thrown: unknown): string =>
  [text, ...rejectionReasons(thrown).map((reason) => reason.replace(/[^.!?]$/, '$&.'))].join(' ');
