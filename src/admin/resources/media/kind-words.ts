import { enumWords } from '#shared/enum-words.en.ts';

/** What a kind of file is called. */
export const kindWords = (kind: string | undefined): string =>
  (enumWords.MediaType as Readonly<Record<string, string>>)[kind ?? 'UNKNOWN'] ?? enumWords.MediaType.UNKNOWN;
