import type { PageFiles, ShopReply } from '../../shared/shop-rendering.ts';
import { locales } from '../i18n/locales.ts';
import type { PicturePreload } from '../shell/define-page.ts';
import type { PageFacts } from '../shell/page-context.tsx';
import { escapeHtml, scriptJson } from '../../shared/html.ts';

interface Options {
  status: number;
  facts: PageFacts;
  files: PageFiles;
  client: { id: string; platform?: string; media?: string };
  head: string;
  /** Custom properties that replace those of the theme; empty for none. */
  style: string;
  /** The icon of the store in that size; null where it has none. */
  icon: (size: number) => string | null;
  preload: readonly PicturePreload[];
  /** What the browser continues from. */
  state: unknown;
  body: string;
}

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;

const pictureLink = ({ srcSet, sizes, type }: PicturePreload): string =>
  `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;

function iconLinks(icon: Options['icon']): string {
  const [small, large] = [icon(64), icon(180)];
  if (small === null || large === null) return '<link rel="icon" href="/mark.svg" type="image/svg+xml">';
  return `<link rel="icon" href="${escapeHtml(small)}" type="image/png"><link rel="apple-touch-icon" href="${escapeHtml(large)}">`;
}

/** The whole document; nothing in it runs inline. */
export function documentOf(options: Options): ShopReply {
  const { facts, files, client } = options;
  const { tag, direction } = locales[facts.locale];
  const theme = facts.theme === 'system' ? '' : ` data-theme="${facts.theme}"`;
  const html = `<!doctype html>
<html lang="${tag}" dir="${direction}"${theme}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    ${meta('shop-client', client.id)}${meta('shop-platform', client.platform)}${meta('shop-media', client.media)}
    ${options.head}
    ${iconLinks(options.icon)}
    ${options.preload.map(pictureLink).join('\n    ')}
    ${files.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`).join('')}
    ${files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
    ${options.style && `<style>${options.style}</style>`}
    ${files.modules.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('')}
    <script type="module" src="${files.entry}"></script>
  </head>
  <body id="SITE_CONTAINER">
    <div id="root">${options.body}</div>
    <script type="application/json" id="page">${scriptJson(options.state)}</script>
  </body>
</html>
`;
  const links = [
    ...files.styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...files.fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ];
  return { status: options.status, html, links, ...(options.style && { style: options.style }) };
}
