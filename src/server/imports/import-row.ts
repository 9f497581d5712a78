import type { FileImport, ImportMapping, ImportSummary, OfferedField } from '../../shared/imports.ts';

export interface NewImport<Field extends string, Options> extends Pick<
  FileImport<Field, Options>,
  | 'id'
  | 'fileName'
  | 'encoding'
  | 'delimiter'
  | 'source'
  | 'columns'
  | 'sample'
  | 'offered'
  | 'mapping'
  | 'options'
  | 'by'
> {
  now: Date;
}

/** A file as its row has it. */
export interface ImportRow {
  id: string;
  file_name: string;
  encoding: string;
  delimiter: string;
  source: string;
  columns: string[];
  sample: string[];
  offered: OfferedField[];
  mapping: ImportMapping;
  options: object;
  styles: FileImport['styles'];
  numbers: FileImport['numbers'];
  summary: ImportSummary | null;
  actor_name: string;
  created_date: string;
  checked_date: string | null;
  started_date: string | null;
  written: number;
  brought: number;
  taken_back: number;
  kept: Record<string, number> | null;
}

export const toImport = <Field extends string, Options>(row: ImportRow): FileImport<Field, Options> => ({
  id: row.id,
  fileName: row.file_name,
  source: row.source,
  encoding: row.encoding,
  delimiter: row.delimiter,
  columns: row.columns,
  sample: row.sample,
  offered: row.offered as OfferedField<Field>[],
  mapping: row.mapping as ImportMapping<Field>,
  options: row.options as Options,
  styles: row.styles,
  numbers: row.numbers,
  ...(row.summary && { summary: row.summary }),
  by: row.actor_name,
  createdDate: row.created_date,
  ...(row.checked_date !== null && { checkedDate: row.checked_date }),
  ...(row.started_date !== null && { startedDate: row.started_date }),
  written: row.written,
  brought: row.brought,
  takenBack: row.taken_back,
  kept: row.kept ?? {},
});
