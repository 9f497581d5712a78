import { Fragment, type ReactNode } from 'react';
import { Picture } from '../shell/Picture.tsx';
import {
  pictureOf,
  safeAddress,
  type Decoration,
  type RichContent,
  type RichNode,
} from '../../shared/rich-content.ts';

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

function OnePicture({ node }: { node: RichNode }) {
  const picture = pictureOf(node);
  if (!picture) return null;
  return <Picture media={picture} ratio={picture} sizes="(max-width: 900px) 90vw, 340px" />;
}

/** A list has one direction, so that its marks stand on one side; what stands alone has its own. */
const inside = ({ nodes = [] }: Pick<RichNode, 'nodes'>, dir?: 'auto'): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- drawn once, never put in another order
  nodes.map((node, index) => <Fragment key={index}>{drawn(node, dir)}</Fragment>);

function drawn(node: RichNode, dir: 'auto' | undefined): ReactNode {
  switch (node.type) {
    case 'TEXT':
      return (node.textData?.decorations ?? []).reduce<ReactNode>(decorated, node.textData?.text ?? '');
    case 'PARAGRAPH':
      return <p dir={dir}>{inside(node)}</p>;
    case 'HEADING':
      return <h3 dir={dir}>{inside(node)}</h3>;
    case 'BLOCKQUOTE':
      return <blockquote dir={dir}>{inside(node)}</blockquote>;
    case 'BULLETED_LIST':
      return <ul dir={dir}>{inside(node)}</ul>;
    case 'ORDERED_LIST':
      return (
        <ol dir={dir} start={node.orderedListData?.start ?? undefined}>
          {inside(node)}
        </ol>
      );
    case 'LIST_ITEM':
      return <li>{inside(node)}</li>;
    case 'IMAGE':
      return <OnePicture node={node} />;
    default:
      // Of what the shop does not draw, the words.
      return inside(node, dir);
  }
}

/** Somebody's text, drawn piece by piece: nothing of it is markup, and links lead out by addresses that run nothing. */
export const RichText = ({ content }: { content: RichContent }): ReactNode => inside(content, 'auto');
