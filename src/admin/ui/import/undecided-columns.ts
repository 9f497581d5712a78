import type { FileImport, ImportMapping } from '#shared/imports.ts';

/** Titles of the columns whose numbers may be read in two ways, until somebody says which. */
export const undecidedColumns = (
  { columns, numbers, mapping: read }: FileImport,
  mapping: ImportMapping,
  chosen: FileImport['styles'],
): string[] =>
  columns.filter(
    (_, at) =>
      numbers[at]?.certainty === 'needed' && mapping[at] !== null && mapping[at] === read[at] && !chosen[at],
  );
