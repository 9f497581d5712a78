const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs and line breaks are all it holds, so that it can be written as text and lose nothing. */
export const isPlain = (html: string): boolean => !/<(?!\/?p>|br\s*\/?>)[^>]*>/i.test(html);

/** The platform keeps descriptions as markup; people write paragraphs with an empty line between them. */
export const toText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/p>\s*<p>/gi, '\n\n')
    .replaceAll(/<\/?p>/gi, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

export const toHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
