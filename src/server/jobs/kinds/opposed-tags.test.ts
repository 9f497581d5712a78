import { expect, it } from 'vitest';
import type { JobKind } from '../jobs.ts';
import { labelFiles } from './media.ts';
import { updateTags } from './orders.ts';
import { tagProducts } from './products.ts';

const noFetch = (): Promise<Response> => Promise.reject(new Error('Nothing is called.'));
const tags = (...tagIds: string[]) => ({ tags: { tagIds } });

it.each([
  [
    'orders',
    updateTags(noFetch),
    (add: string, remove: string) => ({ assignTags: tags('new', add), unassignTags: tags(remove) }),
  ],
  [
    'products',
    tagProducts(noFetch),
    (add: string, remove: string) => ({ assign: ['new', add], unassign: [remove] }),
  ],
  ['media', labelFiles(noFetch), (add: string, remove: string) => ({ add: ['new', add], remove: [remove] })],
] as [string, JobKind, (add: string, remove: string) => Record<string, unknown>][])(
  'a job of %s rejects what is both added and removed',
  (_, kind, params) => {
    expect(kind.checkParams(params('sea', 'sky'))).toBeUndefined();
    expect(kind.checkParams(params('sky', 'sky'))).toContain('in one list only');
  },
);
