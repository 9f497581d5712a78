import type { FileImport } from '#shared/imports.ts';

/** Titles of the columns that have something in their cells and become nothing, each once. */
export const unusedColumns = ({ columns, mapping, summary }: FileImport): string[] => [
  ...new Set(columns.filter((_, at) => mapping[at] === null && (summary?.columns[at]?.read ?? 0) > 0)),
];
