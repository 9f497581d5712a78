import type { ComponentType } from 'react';
import type { FileImport, ImportMapping, ImportOptions } from '#shared/imports.ts';

/** What is particular to the files of one desk; its words stand under `<desk>.import`. */
export interface ImportSpec {
  resource: string;
  /** Under `/admin/api`. */
  path: string;
  /** What columns may become, as they are offered. */
  fields: readonly string[];
  /** Fields that several columns may become together. */
  repeatable?: readonly string[];
  /** The fields that must be mapped before the dry run. */
  missing(mapping: ImportMapping): readonly string[];
  /** The inputs of the import's options. */
  choices: readonly string[];
  /** Under `happen`: what would be done, in one sentence. */
  sentence: (options: ImportOptions) => string;
  /** Who may take one back. */
  takeBack: readonly string[];
  /** How many entries can still be taken back. */
  left: (fileImport: FileImport) => number;
  /** Displayed before an import is undone, below what is always displayed. */
  foreseen?: ComponentType<{ id: string }>;
}
