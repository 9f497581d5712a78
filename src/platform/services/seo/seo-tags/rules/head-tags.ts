/** A tag of a page's head, as the contract has it. */
export interface HeadTag {
  type: string;
  props?: Record<string, unknown> | null;
  meta?: Record<string, unknown> | null;
  children: string;
  custom: boolean;
  disabled: boolean;
}

type WrittenTag = Partial<HeadTag>;

export interface PagePicture {
  url: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** What a page is about, before anybody wrote tags for it. */
export interface PageFacts {
  siteName: string;
  name?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  picture?: PagePicture | undefined;
  /** As Open Graph names it. */
  type: 'website' | 'product';
  price?: { amount: string; currency: string };
  /** For search engines, as schema.org describes such a thing. */
  structured?: object;
}

const headTag = (tag: WrittenTag): HeadTag => ({
  ...tag,
  type: tag.type ?? '',
  children: tag.children ?? '',
  custom: tag.custom ?? false,
  disabled: tag.disabled ?? false,
});

const metaTags = (
  key: 'name' | 'property',
  contents: Readonly<Record<string, string | undefined>>,
): HeadTag[] =>
  Object.entries(contents).flatMap(([name, content]) =>
    content ? [headTag({ type: 'meta', props: { [key]: name, content } })] : [],
  );

/** What one tag takes the place of: the title, a link of one kind, a meta tag of one name. Scripts replace nothing. */
function slotOf({ type, props }: WrittenTag): string | undefined {
  if (type === 'title') return type;
  const name = props?.['name'] ?? props?.['property'] ?? props?.['rel'];
  return typeof name === 'string' && type !== 'script' ? `${type} ${name.toLowerCase()}` : undefined;
}

const contentOf = (tags: readonly WrittenTag[], slot: string): string | undefined => {
  const tag = tags.find((one) => one.disabled !== true && slotOf(one) === slot);
  const content = slot === 'title' ? tag?.children : tag?.props?.['content'];
  return typeof content === 'string' && content.trim() !== '' ? content : undefined;
};

function usualTags(page: PageFacts, written: readonly WrittenTag[]): HeadTag[] {
  const { siteName, name, url, picture, price, structured } = page;
  const named = name && name !== siteName ? `${name} | ${siteName}` : siteName;
  const title = contentOf(written, 'title') ?? named;
  const description = contentOf(written, 'meta description') ?? page.description;
  return [
    headTag({ type: 'title', children: title }),
    ...metaTags('name', { description }),
    ...(url ? [headTag({ type: 'link', props: { rel: 'canonical', href: url } })] : []),
    ...metaTags('property', {
      'og:title': title,
      'og:description': description,
      'og:image': picture?.url,
      'og:image:width': picture?.width?.toString(),
      'og:image:height': picture?.height?.toString(),
      'og:image:alt': picture?.alt,
      'og:url': url,
      'og:site_name': siteName,
      'og:type': page.type,
      'product:price:amount': price?.amount,
      'product:price:currency': price?.currency,
    }),
    ...metaTags('name', {
      'twitter:card': picture ? 'summary_large_image' : 'summary',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture?.url,
    }),
    ...(structured
      ? [
          headTag({
            type: 'script',
            props: { type: 'application/ld+json' },
            children: JSON.stringify({ '@context': 'https://schema.org', ...structured }),
          }),
        ]
      : []),
  ];
}

/** The tags of a page: the usual ones, or those that were written in their place; a disabled one takes a place and is absent. */
export function headTags(page: PageFacts, written: readonly WrittenTag[] = []): HeadTag[] {
  const used = new Set(written.flatMap((tag) => slotOf(tag) ?? []));
  const usual = usualTags(page, written).filter((tag) => {
    const slot = slotOf(tag);
    return slot === undefined || !used.has(slot);
  });
  return [...written.filter(({ disabled }) => disabled !== true).map(headTag), ...usual];
}
