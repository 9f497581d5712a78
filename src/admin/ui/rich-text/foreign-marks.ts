import { LINK } from '#shared/rich-html.ts';
import { FOREIGN } from './foreign-nodes.ts';

const LIBRARY = /^(?:wix:image:\/\/v1\/|https:\/\/static\.wixstatic\.com\/media\/|\/media\/)[^/]/;

export { LINK };

/** What the editor can show and gives back as it was, by element. Who links and where it opens is the shop's to say. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};

/** Elements and attributes of a text that the editor would lose, such as `table` or `style`; each once. */
export function foreignMarks(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const found = new Set<string>();
  for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
    if (element.hasAttribute(FOREIGN)) continue;
    const name = element.localName;
    const attributes = KNOWN[name];
    if (!attributes) found.add(name);
    else if (name === 'a' && !LINK.test(element.getAttribute('href') ?? '')) found.add('a');
    else if (name === 'img' && !LIBRARY.test(element.getAttribute('src') ?? '')) found.add('img');
    for (const attribute of attributes ? element.getAttributeNames() : [])
      if (!attributes?.includes(attribute)) found.add(attribute);
  }
  return [...found];
}
