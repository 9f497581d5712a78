import { invalidField, type PlatformError } from '#platform/contract/errors.ts';

const refuse = (
  field: string,
  description: string,
  violatedRule: 'MIN' | 'MAX' | 'REQUIRED_FIELD' | 'VALIDATION',
): PlatformError => invalidField(`review.${field}`, violatedRule, description);

interface Written {
  rating?: number | null;
  title?: string | null;
  body?: string | null;
  media?: readonly { image?: { id?: string | null } | null; video?: { id?: string | null } | null }[] | null;
}

/** What the contract's bounds do not say. @throws 400 beside the field */
export function checkContent(content: Written | null | undefined): void {
  const rating = content?.rating ?? 0;
  if (rating < 1) throw refuse('content.rating', 'must be at least 1', 'MIN');
  if (rating > 5) throw refuse('content.rating', 'must be at most 5', 'MAX');
  for (const [index, { image, video }] of (content?.media ?? []).entries())
    if (!image?.id && !video?.id)
      throw refuse(
        `content.media[${index}]`,
        'must name a picture or a video of the library',
        'REQUIRED_FIELD',
      );
}
