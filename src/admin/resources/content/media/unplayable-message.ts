import './unplayable-messages.en.ts';
import type { FileDetails } from '#shared/media.ts';

/** Why a file is a download alone, and what can be done about it; nothing where it is not. */
export function unplayableMessage(
  details: FileDetails | undefined,
  translate: (key: string, options?: object) => string,
): string | undefined {
  const why = details?.inspection?.unplayable;
  if (why === undefined) return undefined;
  return translate(`media.unplayable.${why}`, { _: translate('media.unplayable.other') });
}
