import { reviewLanguages } from '#shared/review-languages.ts';
import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

const status = 'moderation.moderationStatus';
const replied = 'reply.createdDate';

/** Every word somewhere in title, text or name, accents and case aside; the contract cannot be asked for words. */
function quickSearch(text: string, own: boolean): PlatformFilter | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (!own || words.length === 0) return undefined;
  const parts = words.map((word) => ({ searchText: { $contains: word } }));
  return parts.length === 1 ? parts[0] : { $and: parts };
}

export const reviewListSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  fields: [
    { id: 'written', path: 'createdDate', kind: 'date' },
    { id: 'stars', path: 'content.rating', kind: 'choice', options: ['5', '4', '3', '2', '1'] },
    { id: 'product', path: 'entityId', kind: 'choice', record: 'products' },
    { id: 'verified', path: 'verified', kind: 'yesNo' },
    { id: 'files', path: 'content.media', kind: 'yesNo', asks: '$isEmpty' },
    { id: 'replied', path: replied, kind: 'yesNo', asks: '$exists', own: true },
    {
      id: 'language',
      path: 'language',
      kind: 'choice',
      options: reviewLanguages,
      offered: 'languages',
      own: true,
    },
    { id: 'source', path: 'origin.type', kind: 'choice', options: ['ORGANIC', 'APP'] },
  ],
  tabs: [
    { id: 'waiting', values: waitingValues.reviews },
    { id: 'approved', values: { [status]: ['APPROVED'] } },
    { id: 'rejected', values: { [status]: ['REJECTED'] } },
    {
      id: 'unanswered',
      values: { [status]: ['APPROVED'] },
      filter: { [replied]: { $exists: false } },
      own: true,
    },
  ],
  quickSearch,
  unlessAsked: [],
} as const satisfies ListSpec;
