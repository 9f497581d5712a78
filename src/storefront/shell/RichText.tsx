import { Fragment, type ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import {
  pictureOf,
  safeAddress,
  type Decoration,
  type RichContent,
  type RichNode,
} from '../../shared/rich-content.ts';

interface Drawing {
  dir?: 'auto' | undefined;
  /** The shop's own text: its headings are the page's, its links may lead to other pages of the shop. */
  own?: ((path: string) => string) | undefined;
}

/** One of our own pages, and no other host. */
const isOwnPath = (url: string | undefined): url is string => /^\/(?![/\\])/.test(url ?? '');

function decorated(text: ReactNode, { type, linkData, ...input }: Decoration, { own }: Drawing): ReactNode {
  if (type === 'BOLD') return (input.fontWeightValue ?? 700) >= 600 ? <b>{text}</b> : text;
  if (type === 'ITALIC') return input.italicData === false ? text : <i>{text}</i>;
  if (type === 'UNDERLINE') return <u>{text}</u>;
  const url = linkData?.link?.url;
  if (type === 'LINK' && own && isOwnPath(url)) return <a href={own(url)}>{text}</a>;
  const href = type === 'LINK' ? safeAddress(url) : undefined;
  if (href === undefined) return text;
  return (
    <a href={href} rel={own ? 'noopener' : 'nofollow ugc noopener noreferrer'}>
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
const inside = ({ nodes = [] }: Pick<RichNode, 'nodes'>, how: Drawing): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- drawn once, never put in another order
  nodes.map((node, index) => <Fragment key={index}>{drawn(node, how)}</Fragment>);

function drawn(node: RichNode, how: Drawing): ReactNode {
  const { dir, own } = how;
  // What stands in a block goes with its direction.
  const content = (): ReactNode => inside(node, { own });
  switch (node.type) {
    case 'TEXT':
      return (node.textData?.decorations ?? []).reduce<ReactNode>(
        (text, decoration) => decorated(text, decoration, how),
        node.textData?.text ?? '',
      );
    case 'PARAGRAPH':
      return <p dir={dir}>{content()}</p>;
    case 'HEADING':
      return own && (node.headingData?.level ?? 2) < 3 ? (
        <h2 dir={dir}>{content()}</h2>
      ) : (
        <h3 dir={dir}>{content()}</h3>
      );
    case 'BLOCKQUOTE':
      return <blockquote dir={dir}>{content()}</blockquote>;
    case 'BULLETED_LIST':
      return <ul dir={dir}>{content()}</ul>;
    case 'ORDERED_LIST':
      return (
        <ol dir={dir} start={node.orderedListData?.start ?? undefined}>
          {content()}
        </ol>
      );
    case 'LIST_ITEM':
      return <li>{content()}</li>;
    case 'IMAGE':
      return <OnePicture node={node} />;
    default:
      // Of what the shop does not draw, the words.
      return inside(node, how);
  }
}

/** Somebody's text, drawn piece by piece: nothing of it is markup, and links lead out by addresses that run nothing. */
export const RichText = ({ content, own }: { content: RichContent; own?: Drawing['own'] }): ReactNode =>
  inside(content, { dir: 'auto', own });
