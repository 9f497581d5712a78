import {
  PRODUCT_BOUNDS,
  type ImportedModifier,
  type ImportedModifierChoice,
  type ProductImportField,
} from '#shared/product-import.ts';
import { cutText } from '#shared/cut-text.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import type { Row } from '../read-rows.ts';
import { readList, readYesNo } from './cells.ts';
import type { From } from './from.ts';
import type { ReadingContext } from './reading-context.ts';

type Kind = ImportedModifier['kind'];

const KINDS: Readonly<Record<string, Kind>> = {
  freetext: 'FREE_TEXT',
  text: 'FREE_TEXT',
  textchoices: 'TEXT_CHOICES',
  choices: 'TEXT_CHOICES',
  dropdown: 'TEXT_CHOICES',
  swatchchoices: 'SWATCH_CHOICES',
  swatch: 'SWATCH_CHOICES',
  color: 'SWATCH_CHOICES',
};

/** A text where nothing else is said. */
const readKind = (cell: string): Kind | undefined =>
  cell === '' ? 'FREE_TEXT' : KINDS[cell.toLowerCase().replaceAll(/[^a-z]/g, '')];

/** Characters of a text; more than a text field takes is all of it, and 0 says nothing. */
function readLength(cell: string): number | undefined {
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(cell) ?? [];
  return digits === undefined ? undefined : Math.min(Number(digits), PRODUCT_BOUNDS.modifierLength);
}

const numberIn = (title: string): string | undefined => /(\d+)\D*$/.exec(title)?.[1];

/** The cell of another column about the same modifier: with the same number in its title, else the only one. */
function cellBeside(
  from: From,
  row: Row,
  field: ProductImportField,
  of: { title: string; isOnly: boolean },
): string {
  const cells = from.cells(row, field);
  const number = numberIn(of.title);
  const same = number === undefined ? undefined : cells.find(({ title }) => numberIn(title) === number);
  return (same ?? (of.isOnly && cells.length === 1 ? cells[0] : undefined))?.cell ?? '';
}

/** `Red`, `#ff0000:Red` or `Red:#ff0000`. */
const SWATCH = /^(?:(#[\da-f]{6}):(.+)|(.+):(#[\da-f]{6}))$/i;

function readChoice(written: string): ImportedModifierChoice {
  const [, before, name, named, after] = SWATCH.exec(written) ?? [];
  const colorCode = before ?? after;
  return { name: (name ?? named ?? written).trim(), ...(colorCode !== undefined && { colorCode }) };
}

function modifierOf(from: From, row: Row, written: string, beside: (field: ProductImportField) => string) {
  const name = cutText(written, PRODUCT_BOUNDS.modifierName).trim();
  const kind = readKind(beside('modifierKind'));
  const length = beside('modifierLength');
  const mandatory = beside('modifierMandatory');
  const maxLength = readLength(length);
  const isMandatory = readYesNo(mandatory);
  if (kind === undefined) from.blame('format', 'modifierKind', 'is no type of customer input', row);
  if (length !== '' && maxLength === undefined)
    from.blame('format', 'modifierLength', 'is no whole number', row);
  if (mandatory !== '' && isMandatory === undefined)
    from.blame('format', 'modifierMandatory', 'says neither yes nor no', row);
  const text = beside('modifierText');
  if (kind === 'FREE_TEXT') {
    const title = text || (name === written ? '' : written);
    return omitNullish({
      name,
      kind,
      isMandatory,
      title: title === '' ? undefined : cutText(title, PRODUCT_BOUNDS.modifierTitle),
      maxLength: maxLength === 0 ? undefined : maxLength,
    });
  }
  const choices = readList(text).map(readChoice);
  if (choices.length === 0) from.blame('missing', 'modifierText', 'names no choice', row);
  if (choices.some((choice) => choice.name.length > PRODUCT_BOUNDS.modifierName))
    from.blame(
      'format',
      'modifierText',
      `has a choice longer than ${PRODUCT_BOUNDS.modifierName} characters`,
      row,
    );
  // A swatch without a color has nothing to display.
  const isColored = kind === 'SWATCH_CHOICES' && choices.every(({ colorCode }) => colorCode !== undefined);
  return omitNullish({
    name,
    kind: isColored ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const),
    isMandatory,
    choices: isColored ? choices : choices.map((choice) => ({ name: choice.name })),
  });
}

/** What the rows say that the customer is asked for. */
export function modifiersOf({ from, source, currency }: ReadingContext): ImportedModifier[] | undefined {
  const packed = from.text('packedModifiers');
  const found = from.rows.flatMap((row): ImportedModifier[] => {
    const names = from.cells(row, 'modifierName');
    return names.flatMap(({ title, cell }) => {
      if (cell === '') return [];
      const of = { title, isOnly: names.length === 1 };
      return [modifierOf(from, row, cell, (field) => cellBeside(from, row, field, of))];
    });
  });
  const modifiers = [...found, ...(source.modifiersIn?.(from, packed, currency) ?? [])];
  if (modifiers.length > PRODUCT_BOUNDS.modifiers)
    from.blame(
      'format',
      'modifierName',
      `has more than ${PRODUCT_BOUNDS.modifiers} fields of customer input`,
    );
  return modifiers.length > 0 ? modifiers : undefined;
}
