import { useTranslate } from 'ra-core';
import type { FileImport } from '#shared/imports.ts';
import type { ImportSpec } from './import-spec.ts';

/** What a column becomes, in words; the shop's own fields have their names. */
export function useFieldLabel({ resource }: ImportSpec, { offered }: FileImport): (field: string) => string {
  const translate = useTranslate();
  return (name) =>
    offered.find(({ field }) => field === name)?.label ?? translate(`${resource}.import.field.${name}`);
}
