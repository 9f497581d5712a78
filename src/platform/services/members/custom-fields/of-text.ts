import type { SiteDb } from '#platform/context.ts';
import type { FieldType } from './field.ts';
import { allFields } from './tables.ts';

/** By key; of the fields that the shop has made and shows. */
export type FieldTypes = ReadonlyMap<string, FieldType>;

export const fieldTypes = async (context: SiteDb): Promise<FieldTypes> =>
  new Map(
    (await allFields(context))
      .filter(({ fieldOrigin, hidden }) => fieldOrigin === 'CUSTOM' && !hidden)
      .map(({ key, fieldType }) => [key, fieldType]),
  );

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** What stands in a file, as a field of that type takes it; what is none of it stays a text, and is rejected as one. */
export const valueOfText = (type: FieldType | undefined, text: string): string | number =>
  type === 'NUMBER' && NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
