import type { JSONContent } from '@tiptap/core';
import {
  pictureOf,
  safeAddress,
  plainTextOf,
  type Decoration,
  type RichContent,
  type RichNode,
} from '#shared/rich-content.ts';

/*
 * What the editor can't write, and another app has, is carried along: nodes of other types as blocks that say so, marks as
 * marks without a look, and what else a node says of itself as an attribute. Whoever saves loses nothing.
 */

type Marks = NonNullable<JSONContent['marks']>;

const LISTS: Readonly<Record<string, string>> = { BULLETED_LIST: 'bulletList', ORDERED_LIST: 'orderedList' };
const LIST_TYPES: Readonly<Record<string, string>> = {
  bulletList: 'BULLETED_LIST',
  orderedList: 'ORDERED_LIST',
};

/** Of one kind each: the editor has them as they are, and writes them so. */
const isPlainBold = ({ type, fontWeightValue = 700 }: Decoration): boolean =>
  type === 'BOLD' && (fontWeightValue ?? 700) >= 600;
const isPlainItalic = ({ type, italicData }: Decoration): boolean =>
  type === 'ITALIC' && italicData !== false;

/** What the platform takes at its door, and a browser leaves alone: a number to call, the platform's own files. */
const runs = ({ type, linkData }: Decoration): boolean =>
  type === 'LINK' &&
  linkData?.link?.url !== undefined &&
  !/^(?:tel:|sms:|wix:|[/#?])/i.test(linkData.link.url);

function marksOf(decorations: readonly Decoration[]): Marks {
  const marks: Marks = [];
  const others: Decoration[] = [];
  for (const decoration of decorations) {
    const href = decoration.type === 'LINK' ? safeAddress(decoration.linkData?.link?.url) : undefined;
    if (isPlainBold(decoration)) marks.push({ type: 'bold' });
    else if (isPlainItalic(decoration)) marks.push({ type: 'italic' });
    else if (href !== undefined) marks.push({ type: 'link', attrs: { href } });
    else if (!runs(decoration)) others.push(decoration);
  }
  return others.length > 0 ? [...marks, { type: 'carried', attrs: { decorations: others } }] : marks;
}

/** Besides its type and what is in it. */
function carriedOf({ type: _type, nodes: _nodes, ...rest }: RichNode): { attrs?: Record<string, unknown> } {
  const { id: _id, ...more } = rest;
  return Object.keys(more).length > 0 ? { attrs: { carried: rest } } : {};
}

const textOf = ({ textData }: RichNode): JSONContent[] => {
  const { text = '', decorations = [] } = textData ?? {};
  return text === '' ? [] : [{ type: 'text', text, marks: marksOf(decorations) }];
};

const isText = ({ type, nodes = [] }: RichNode): boolean => type === 'TEXT' && nodes.length === 0;
const isParagraph = ({ type, nodes = [] }: RichNode): boolean => type === 'PARAGRAPH' && nodes.every(isText);
/** Of items that begin with a paragraph, as the editor's do. */
const isList = ({ type, nodes = [] }: RichNode): boolean =>
  LISTS[type ?? ''] !== undefined &&
  nodes.length > 0 &&
  nodes.every((item) => item.type === 'LIST_ITEM' && !!item.nodes?.[0] && isParagraph(item.nodes[0]));

function blockOf(node: RichNode): JSONContent {
  if (isParagraph(node)) {
    const content = (node.nodes ?? []).flatMap(textOf);
    return { type: 'paragraph', ...carriedOf(node), ...(content.length > 0 && { content }) };
  }
  if (isList(node))
    return {
      type: LISTS[node.type ?? ''] ?? '',
      ...carriedOf(node),
      content: (node.nodes ?? []).map((item) => ({
        type: 'listItem',
        ...carriedOf(item),
        content: (item.nodes ?? []).map(blockOf),
      })),
    };
  return { type: pictureOf(node) ? 'picture' : 'foreign', attrs: { node } };
}

/** A bare text between paragraphs stands in one. */
const blocksOf = (node: RichNode): JSONContent =>
  isText(node) ? blockOf({ type: 'PARAGRAPH', nodes: [node] }) : blockOf(node);

/** What the platform keeps, as the editor opens it. */
export function toEditor({ nodes = [] }: RichContent): JSONContent {
  const content = nodes.map(blocksOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Whether more is in it than the editor can change: another app wrote it. */
export const hasForeign = ({ nodes = [] }: Pick<RichNode, 'nodes'>): boolean =>
  JSON.stringify(toEditor({ nodes })).includes('"type":"foreign"');

function decorationsOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Decoration[] {
  if (type === 'bold') return [{ type: 'BOLD', fontWeightValue: 700 }];
  if (type === 'italic') return [{ type: 'ITALIC', italicData: true }];
  if (type === 'carried') return (attrs?.['decorations'] ?? []) as Decoration[];
  const url = type === 'link' ? safeAddress(String(attrs?.['href'])) : undefined;
  return url === undefined
    ? []
    : [{ type: 'LINK', linkData: { link: { url, rel: { nofollow: true, ugc: true } } } }];
}

/** What the editor holds, in the platform's own document. */
export function fromEditor({ content = [] }: JSONContent): RichContent {
  let count = 0;
  const id = (): string => `n${(count += 1)}`;
  const nodeOf = (node: JSONContent): RichNode[] => {
    const nodes = (): RichNode[] => (node.content ?? []).flatMap(nodeOf);
    const carried = (node.attrs?.['carried'] ?? {}) as RichNode;
    const list = LIST_TYPES[node.type ?? ''];
    if (list !== undefined) return [{ id: id(), ...carried, type: list, nodes: nodes() }];
    switch (node.type) {
      case 'text':
        return [
          {
            type: 'TEXT',
            id: '',
            nodes: [],
            textData: { text: node.text ?? '', decorations: (node.marks ?? []).flatMap(decorationsOf) },
          },
        ];
      case 'paragraph':
        return [{ id: id(), ...carried, type: 'PARAGRAPH', nodes: nodes() }];
      case 'listItem':
        return [{ id: id(), ...carried, type: 'LIST_ITEM', nodes: nodes() }];
      case 'picture':
      case 'foreign':
        return node.attrs?.['node'] ? [node.attrs['node'] as RichNode] : [];
      default:
        return nodes();
    }
  };
  return { nodes: content.flatMap(nodeOf) };
}

/** Nothing to read and nothing to look at: the text may as well be gone. */
export const isBlank = (content: RichContent): boolean =>
  plainTextOf(content).trim() === '' && (content.nodes ?? []).every(({ type }) => type === 'PARAGRAPH');
