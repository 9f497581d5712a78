import { enumLabels } from '#shared/enum-labels.en.ts';

/** What a kind of file is called. */
export const mediaKindLabels = (kind: string | undefined): string =>
  (enumLabels.MediaType as Readonly<Record<string, string>>)[kind ?? 'UNKNOWN'] ??
  enumLabels.MediaType.UNKNOWN;
