import { cutText } from '#shared/cut-text.ts';

interface OptionLine {
  name: { original: string };
  plainText: { original: string };
}

interface StoredOption {
  name?: { original?: string };
  plainText?: { original?: string };
  colorInfo?: { original?: string };
}

/** How a choice is called that a file writes without its option. */
const UNNAMED = 'Variant';

/** A separator between options; a comma is one only where another option follows it. */
const BETWEEN = /\s*[|;\n]\s*|,\s*(?=[^,:]+:)/;

/** `Size: M | Color: Red`, `Size: M, Color: Red` and `M / Red`. */
export const readOptions = (cell: string): OptionLine[] =>
  cell
    .split(BETWEEN)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.indexOf(':');
      const [name, value] = at < 1 ? [UNNAMED, part] : [part.slice(0, at), part.slice(at + 1)];
      return { name: { original: name.trim() }, plainText: { original: value.trim() } };
    });

/** How a text of the customer's is called whose question the file does not have. */
const TEXT = 'Text';
const MAX_QUESTION = 100;
const MAX_TEXT = 600;

/** What a customer entered: `Engraving: For Ada`, whole, whatever signs are in it. */
export function readCustomText(cell: string): OptionLine[] {
  const [, question = TEXT, text = cell] = /^([^:\n]{1,50}):\s*(.+)$/s.exec(cell) ?? [];
  return text.trim() === ''
    ? []
    : [
        {
          name: { original: cutText(question, MAX_QUESTION).trim() },
          plainText: { original: cutText(text, MAX_TEXT).trim() },
        },
      ];
}

/** Options in one form, by which those of a file and those of the store are compared. */
export const writeOptions = (lines: readonly StoredOption[]): string =>
  lines
    .map(
      ({ name, plainText, colorInfo }) =>
        `${name?.original ?? ''}: ${plainText?.original ?? colorInfo?.original ?? ''}`,
    )
    .join('; ');
