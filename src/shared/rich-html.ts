import { escapeHtml, escapeText } from './html.ts';
import type { Decoration, RichContent, RichNode } from './rich-content.ts';
import { ownValue } from './own-value.ts';

/*
 * Rich content as HTML. What has an element of its own becomes that element; of anything else the words stay, unless
 * whoever asks says how such a node is written.
 */

/** Where words may lead: the web, this shop, a mailbox, a telephone. */
export const LINK = /^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:[+\d][\d\s()-]*|\/(?!\/)\S*|#\S*)$/i;

const PLATFORM = 'https://static.wixstatic.com/media/';

const LISTS: Readonly<Record<string, string>> = { BULLETED_LIST: 'ul', ORDERED_LIST: 'ol' };

const wholeNumber = (value: number | null | undefined): number | undefined =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;

function marked(text: string, { type, linkData, fontWeightValue, italicData }: Decoration): string {
  if (type === 'BOLD') return (fontWeightValue ?? 700) >= 600 ? `<strong>${text}</strong>` : text;
  if (type === 'ITALIC') return italicData === false ? text : `<em>${text}</em>`;
  if (type === 'UNDERLINE') return `<u>${text}</u>`;
  if (type === 'STRIKETHROUGH') return `<s>${text}</s>`;
  const url = type === 'LINK' ? linkData?.link?.url : undefined;
  return url && LINK.test(url) ? `<a href="${escapeHtml(url)}">${text}</a>` : text;
}

/** From the words outwards: a link stands around its other marks, as an editor writes it. */
const OUTWARDS = ['BOLD', 'ITALIC', 'UNDERLINE', 'STRIKETHROUGH', 'LINK'];

const outward = (one: Decoration, other: Decoration): number =>
  OUTWARDS.indexOf(one.type ?? '') - OUTWARDS.indexOf(other.type ?? '');

const textOf = ({ textData }: RichNode): string =>
  [...(textData?.decorations ?? [])]
    .toSorted(outward)
    .reduce(marked, escapeText(textData?.text ?? '').replaceAll('\n', '<br>'));

function pictureOf({ imageData }: RichNode): string {
  const { src, width, height } = imageData?.image ?? {};
  const address = src?.id ? `${PLATFORM}${src.id}` : src?.url;
  if (!address) return '';
  const size = [
    ['width', wholeNumber(width)],
    ['height', wholeNumber(height)],
  ].flatMap(([name, value]) => (value ? [` ${name}="${value}"`] : []));
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(imageData?.altText ?? '')}"${size.join('')}>`;
}

/** How a node without an element of its own is written; nothing to leave it to its words. */
type WriteNode = (node: RichNode) => string | undefined;

function written(node: RichNode, write: WriteNode): string {
  const own = write(node);
  if (own !== undefined) return own;
  const { type = '', headingData, orderedListData } = node;
  const inside = (node.nodes ?? []).map((child) => written(child, write)).join('');
  if (type === 'TEXT') return textOf(node);
  if (type === 'PARAGRAPH') return `<p>${inside}</p>`;
  if (type === 'HEADING') {
    const level = Math.min(wholeNumber(headingData?.level) ?? 2, 6);
    return `<h${level}>${inside}</h${level}>`;
  }
  if (type === 'BLOCKQUOTE') return `<blockquote>${inside}</blockquote>`;
  if (type === 'LIST_ITEM') return `<li>${inside}</li>`;
  if (type === 'DIVIDER') return '<hr>';
  if (type === 'IMAGE') return pictureOf(node);
  const start = wholeNumber(orderedListData?.start) ?? 1;
  const list = ownValue(LISTS, type);
  return list
    ? `<${list}${type === 'ORDERED_LIST' && start > 1 ? ` start="${start}"` : ''}>${inside}</${list}>`
    : inside;
}

const asWords: WriteNode = () => undefined;

/** Puts plain text between paragraphs into one. */
const blockOf = (node: RichNode): RichNode =>
  node.type === 'TEXT' ? { type: 'PARAGRAPH', nodes: [node] } : node;

export const htmlOfRich = ({ nodes = [] }: RichContent, write: WriteNode = asWords): string =>
  nodes.map((node) => written(blockOf(node), write)).join('');
