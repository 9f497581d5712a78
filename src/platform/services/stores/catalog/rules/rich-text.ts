import { richOfHtml } from '#shared/html-rich.ts';
import { htmlOfRich } from '#shared/rich-html.ts';
import type { Product } from '../product.ts';

type RichContent = NonNullable<Product['description']>;
type Shared = Parameters<typeof htmlOfRich>[0];

/** Both are kept, each made of the other when it is written; the third catalog shows them as two fields. */
export const richFromHtml = (html: string): RichContent => richOfHtml(html) as RichContent;

export const htmlFromRich = (content: RichContent): string => htmlOfRich(content as Shared);

interface Described {
  description?: RichContent | null;
  plainDescription?: string | null;
}

/** A text in both forms, each following from the one that was given; rich content wins. */
export function described(
  { description, plainDescription }: Described,
  before?: Described,
): { description?: RichContent; plainDescription?: string } {
  if (description && description !== before?.description)
    return { description, plainDescription: htmlFromRich(description) };
  if (typeof plainDescription === 'string' && plainDescription !== before?.plainDescription)
    return { description: richFromHtml(plainDescription), plainDescription };
  return {
    ...(description && { description }),
    ...(typeof plainDescription === 'string' && { plainDescription }),
  };
}
