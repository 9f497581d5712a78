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
  /** What must be named before anything can be told. */
  missing(mapping: ImportMapping): readonly string[];
  /** Of the options, as they are asked. */
  choices: readonly string[];
  /** Under `happen`: what would be done, in one sentence. */
  sentence: (options: ImportOptions) => string;
  /** Who may take one back. */
  takeBack: readonly string[];
  /** How many entries can still be taken back. */
  left: (given: FileImport) => number;
  /** Told before it is taken back, under what always is. */
  foreseen?: ComponentType<{ id: string }>;
}
