import type { JSONContent } from '@tiptap/core';
import {
  safeAddress,
  type Decoration,
  type RichContent,
  type RichNode,
} from '../../../shared/rich-content.ts';

/** Types that the editor writes; of others it keeps the words. */
const WRITTEN: ReadonlySet<string> = new Set([
  'PARAGRAPH',
  'TEXT',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
]);
const MARKS: ReadonlySet<string> = new Set(['BOLD', 'ITALIC', 'LINK']);
const LISTS: Readonly<Record<string, string>> = { BULLETED_LIST: 'bulletList', ORDERED_LIST: 'orderedList' };

function markOf({ type, linkData }: Decoration): NonNullable<JSONContent['marks']> {
  if (type === 'BOLD' || type === 'ITALIC') return [{ type: type.toLowerCase() }];
  const href = type === 'LINK' ? safeAddress(linkData?.link?.url) : undefined;
  return href === undefined ? [] : [{ type: 'link', attrs: { href } }];
}

const textsIn = (node: RichNode): JSONContent[] => {
  const { text = '', decorations = [] } = node.textData ?? {};
  const own = text === '' ? [] : [{ type: 'text', text, marks: decorations.flatMap(markOf) }];
  return [...own, ...(node.nodes ?? []).flatMap(textsIn)];
};

const itemsOf = (node: RichNode): JSONContent[] =>
  (node.nodes ?? []).map((item) => {
    const [first, ...others] = (item.nodes ?? []).flatMap(blocksOf);
    const lead = first?.type === 'paragraph' ? [first] : [{ type: 'paragraph' }, ...(first ? [first] : [])];
    return { type: 'listItem', content: [...lead, ...others] };
  });

function blocksOf(node: RichNode): JSONContent[] {
  const list = LISTS[node.type ?? ''];
  if (list !== undefined) return node.nodes?.length ? [{ type: list, content: itemsOf(node) }] : [];
  const isText = node.type === 'TEXT';
  if (isText || (node.nodes ?? []).every(({ type }) => type === 'TEXT')) {
    const content = textsIn(node);
    // A picture has no words: nothing is left of it here.
    if (content.length === 0 && node.type !== 'PARAGRAPH') return [];
    return [{ type: 'paragraph', ...(content.length > 0 && { content }) }];
  }
  return (node.nodes ?? []).flatMap(blocksOf);
}

/** What the platform keeps, as the editor opens it. */
export function toEditor({ nodes = [] }: RichContent): JSONContent {
  const content = nodes.flatMap(blocksOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Whether more is in it than the editor keeps: another app wrote it. */
export const losesIn = ({ nodes = [] }: Pick<RichNode, 'nodes'>): boolean =>
  nodes.some(
    (node) =>
      !WRITTEN.has(node.type ?? '') ||
      (node.textData?.decorations ?? []).some(({ type }) => !MARKS.has(type ?? '')) ||
      losesIn(node),
  );

function decorationOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Decoration[] {
  if (type === 'bold') return [{ type: 'BOLD', fontWeightValue: 700 }];
  if (type === 'italic') return [{ type: 'ITALIC', italicData: true }];
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
    switch (node.type) {
      case 'text':
        return [
          {
            type: 'TEXT',
            id: '',
            nodes: [],
            textData: { text: node.text ?? '', decorations: (node.marks ?? []).flatMap(decorationOf) },
          },
        ];
      case 'paragraph':
        return [{ type: 'PARAGRAPH', id: id(), nodes: nodes() }];
      case 'bulletList':
        return [{ type: 'BULLETED_LIST', id: id(), nodes: nodes() }];
      case 'orderedList':
        return [{ type: 'ORDERED_LIST', id: id(), nodes: nodes() }];
      case 'listItem':
        return [{ type: 'LIST_ITEM', id: id(), nodes: nodes() }];
      default:
        return nodes();
    }
  };
  return { nodes: content.flatMap(nodeOf) };
}
