import { escapeHtml, escapeText } from '#shared/html.ts';
import { richOfHtml } from '#shared/html-rich.ts';
import { plainTextOf, type RichContent, type RichNode } from '#shared/rich-content.ts';
import { htmlOfRich } from '#shared/rich-html.ts';

/*
 * What the editor can't show of a document, and another app has written, travels through it whole: as an element that
 * carries the node. Whoever saves loses nothing.
 */

export const FOREIGN = 'data-rich';

const TYPES: ReadonlySet<string> = new Set(
  'TEXT PARAGRAPH HEADING BLOCKQUOTE BULLETED_LIST ORDERED_LIST LIST_ITEM DIVIDER IMAGE'.split(' '),
);
const MARKS: ReadonlySet<string> = new Set('BOLD ITALIC UNDERLINE STRIKETHROUGH LINK'.split(' '));
/** Of what a node says besides its type: what the editor writes again, and what means nothing. */
const DATA: ReadonlySet<string> = new Set(
  'type id nodes textData paragraphData headingData orderedListData bulletedListData blockquoteData dividerData imageData'.split(
    ' ',
  ),
);

/** Aligned or indented: the editor would put it back where everything stands. */
const isMoved = (data: unknown): boolean => {
  const { indentation = 0, textStyle } = (data ?? {}) as {
    indentation?: number;
    textStyle?: { textAlignment?: string };
  };
  const { textAlignment = 'AUTO' } = textStyle ?? {};
  return indentation > 0 || textAlignment !== 'AUTO';
};

/** Whether the editor gives back all of it. */
function isKnown(node: RichNode): boolean {
  const { type = '', nodes = [], textData } = node;
  if (!TYPES.has(type) || Object.keys(node).some((name) => !DATA.has(name))) return false;
  if (Object.entries(node).some(([name, value]) => name.endsWith('Data') && isMoved(value))) return false;
  if ((textData?.decorations ?? []).some((mark) => !MARKS.has(mark.type ?? ''))) return false;
  return nodes.every(isKnown);
}

export const hasForeignNodes = ({ nodes = [] }: RichContent): boolean => !nodes.every(isKnown);

/** A document as the editor opens it. */
export const editorHtml = (content: RichContent): string =>
  htmlOfRich(content, (node) =>
    isKnown(node)
      ? undefined
      : `<div ${FOREIGN}="${escapeHtml(JSON.stringify(node))}">${escapeText(plainTextOf({ nodes: [node] }).trim())}</div>`,
  );

export function readForeign(text: string | null | undefined): RichNode | undefined {
  try {
    const node: unknown = JSON.parse(text ?? '');
    return typeof node === 'object' && node !== null ? node : undefined;
  } catch {
    return undefined;
  }
}

export const carriesForeign = (html: string): boolean => html.includes(` ${FOREIGN}="`);

/** What the editor wrote, with the nodes that travelled through it. */
export const contentOf = (html: string): RichContent =>
  richOfHtml(html, (tag, attributes) => (tag === 'div' ? readForeign(attributes[FOREIGN]) : undefined));
