import { Fragment, type ReactNode } from 'react';
import { safeAddress, type Decoration, type RichContent, type RichNode } from '../../shared/rich-content.ts';

function decorated(text: ReactNode, { type, linkData, ...given }: Decoration): ReactNode {
  if (type === 'BOLD') return (given.fontWeightValue ?? 700) >= 600 ? <b>{text}</b> : text;
  if (type === 'ITALIC') return given.italicData === false ? text : <i>{text}</i>;
  if (type === 'UNDERLINE') return <u>{text}</u>;
  const href = type === 'LINK' ? safeAddress(linkData?.link?.url) : undefined;
  if (href === undefined) return text;
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer">
      {text}
    </a>
  );
}

const inside = ({ nodes = [] }: Pick<RichNode, 'nodes'>): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- drawn once, never put in another order
  nodes.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>);

function drawn(node: RichNode): ReactNode {
  switch (node.type) {
    case 'TEXT':
      return (node.textData?.decorations ?? []).reduce<ReactNode>(decorated, node.textData?.text ?? '');
    case 'PARAGRAPH':
      return <p dir="auto">{inside(node)}</p>;
    case 'HEADING':
      return <h3 dir="auto">{inside(node)}</h3>;
    case 'BLOCKQUOTE':
      return <blockquote>{inside(node)}</blockquote>;
    case 'BULLETED_LIST':
      return <ul>{inside(node)}</ul>;
    case 'ORDERED_LIST':
      return <ol start={node.orderedListData?.start ?? undefined}>{inside(node)}</ol>;
    case 'LIST_ITEM':
      return <li dir="auto">{inside(node)}</li>;
    default:
      // Of what the shop does not draw, the words.
      return inside(node);
  }
}

/** Somebody's text, drawn piece by piece: nothing of it is markup, and links lead out by addresses that run nothing. */
export const RichText = ({ content }: { content: RichContent }): ReactNode => inside(content);
