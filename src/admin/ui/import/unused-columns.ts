import type { FileImport, ImportMapping } from '../../../shared/imports.ts';

/** Titles of the columns that have something in their cells and become nothing, each once. */
export const unusedColumns = (
  { columns, summary }: Pick<FileImport, 'columns' | 'summary'>,
  mapping: ImportMapping,
): string[] => [
  ...new Set(columns.filter((_, at) => mapping[at] === null && (summary?.columns[at]?.read ?? 0) > 0)),
];
