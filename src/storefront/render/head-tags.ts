import { localeCodes, localePath, locales, type Locale } from '../i18n/locales.ts';
import type { Head } from '../shell/define-page.ts';
import type { PageFacts } from '../shell/page-context.tsx';
import { escapeHtml, scriptJson } from '../../shared/html.ts';

interface Options {
  head: Head;
  facts: PageFacts;
  status: number;
  /** Of the store, for pages without a picture of their own. */
  sharePicture: string | null;
  /** For readers of other languages. */
  mainLanguage: Locale;
}

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** What search engines and link previews read. */
export function headTags({ head, facts, status, sharePicture, mainLanguage }: Options): string {
  const { locale, path, publicUrl, store } = facts;
  const own = head.canonical ?? path;
  const address = publicUrl + localePath(locale, own);
  const neighbour = (rel: 'prev' | 'next', to: string): string =>
    tag('link', { rel, href: publicUrl + localePath(locale, to) });
  const indexed = !head.noIndex && status === 200;
  const title = head.title.includes(store.name) ? head.title : `${head.title} · ${store.name}`;
  const image = head.image ?? (sharePicture === null ? undefined : { url: sharePicture, alt: store.name });
  const graph: Record<string, string | undefined> = {
    'og:site_name': store.name,
    'og:type': head.type ?? 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': address,
    'og:locale': locales[locale].tag.replace('-', '_'),
    'og:image': image?.url,
    'og:image:alt': image?.alt,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    head.description && tag('meta', { name: 'description', content: head.description }),
    !indexed && tag('meta', { name: 'robots', content: 'noindex, follow' }),
    ...(indexed
      ? [
          tag('link', { rel: 'canonical', href: address }),
          head.previous !== undefined && neighbour('prev', head.previous),
          head.next !== undefined && neighbour('next', head.next),
          ...localeCodes.map((code) =>
            tag('link', { rel: 'alternate', hreflang: code, href: publicUrl + localePath(code, own) }),
          ),
          tag('link', {
            rel: 'alternate',
            hreflang: 'x-default',
            href: publicUrl + localePath(mainLanguage, own),
          }),
          ...Object.entries(graph).map(
            ([property, content]) => content !== undefined && tag('meta', { property, content }),
          ),
          tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
        ]
      : []),
    ...(head.structured ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}
