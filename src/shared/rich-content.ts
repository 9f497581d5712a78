/** A document of the platform's rich content, as far as the shop draws it and its members write it. */
export interface RichContent {
  nodes?: readonly RichNode[];
}

export interface RichNode {
  type?: string;
  id?: string;
  nodes?: readonly RichNode[];
  textData?: { text?: string; decorations?: readonly Decoration[] };
  headingData?: { level?: number };
  orderedListData?: { start?: number | null };
  imageData?: {
    image?: {
      src?: { id?: string | null; url?: string | null };
      width?: number | null;
      height?: number | null;
    };
    altText?: string | null;
  };
}

export interface Decoration {
  type?: string;
  fontWeightValue?: number | null;
  italicData?: boolean | null;
  linkData?: { link?: { url?: string; rel?: { nofollow?: boolean; ugc?: boolean } } };
}

/** What a link in somebody's text may lead to; nothing for what runs or is no address. */
export function safeAddress(url: string | undefined): string | undefined {
  try {
    const { protocol, href } = new URL(url ?? '');
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

interface ShownPicture {
  /** Of the library. */
  id: string;
  width: number;
  height: number;
  alt: string;
}

/** A picture of the shop's own library; of another house nothing is fetched. */
export function pictureOf({ type, imageData }: RichNode): ShownPicture | undefined {
  const { src, width, height } = imageData?.image ?? {};
  if (type !== 'IMAGE' || !src?.id || !/^[\w.~-]+$/.test(src.id) || !width || !height) return undefined;
  return { id: src.id, width, height, alt: imageData?.altText ?? '' };
}

/** Its words, to be counted. */
export const plainTextOf = ({ nodes = [] }: Pick<RichNode, 'nodes'>): string =>
  nodes
    .map((node) => `${node.textData?.text ?? ''}${plainTextOf(node)}${node.type === 'PARAGRAPH' ? '\n' : ''}`)
    .join('');
