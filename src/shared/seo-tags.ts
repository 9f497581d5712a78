/** The SEO tags of a record, as the contract stores them; people write two of them. */
interface SeoTag {
  type?: string | undefined;
  props?: Record<string, unknown> | null | undefined;
  children?: string | undefined;
}

interface SeoData<Tag extends SeoTag> {
  tags?: Tag[] | undefined;
  settings?: object | undefined;
}

export interface SeoTexts {
  title: string;
  text: string;
}

const isTitle = ({ type }: SeoTag): boolean => type === 'title';
const isText = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.['name'] === 'description';

/** Empty where nobody has written any. */
export function seoTextsOf(seo: SeoData<SeoTag> | null | undefined): SeoTexts {
  const tags = seo?.tags ?? [];
  const content = tags.find(isText)?.props?.['content'];
  return { title: tags.find(isTitle)?.children ?? '', text: typeof content === 'string' ? content : '' };
}

/** What other apps tell search engines stays. */
export function withSeoTexts<Tag extends SeoTag, Settings extends object>(
  before: { tags?: Tag[] | undefined; settings?: Settings | undefined } | null | undefined,
  words: SeoTexts,
) {
  const [title, content] = [words.title.trim(), words.text.trim()];
  const others = (before?.tags ?? []).filter((tag) => !isTitle(tag) && !isText(tag));
  const tag = (type: string, rest: object) => ({ type, custom: false, disabled: false, ...rest });
  return {
    ...(before?.settings && { settings: before.settings }),
    tags: [
      ...(title ? [tag('title', { children: title })] : []),
      ...(content ? [tag('meta', { props: { name: 'description', content }, children: '' })] : []),
      ...others,
    ],
  };
}
