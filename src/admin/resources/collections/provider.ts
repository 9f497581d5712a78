import {
  collectionOperations,
  type Collection,
  type CollectionInput,
} from '../../../wix/collection-operations.ts';
import { CallError, toCallError } from '../../../wix/errors.ts';
import { callApi } from '../../access/call-api.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import type { Cover } from './collection-record.ts';
import { collectionListSpec } from './list-spec.ts';

/** What a form sends; the cover goes a way of its own. */
export interface CollectionChange extends CollectionInput {
  cover?: Cover | null;
}

const TAKEN = 'DUPLICATE_SLUG_ERROR';

/** An address that is taken is said beside its field. */
async function withAddress<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (thrown) {
    const { code, message, requestId } = toCallError(thrown);
    if (code !== TAKEN) throw thrown;
    const violation = { field: 'collection.slug', description: message, rule: TAKEN, data: {} };
    throw new CallError({ code, status: 400, message, requestId, violations: [violation], cause: thrown });
  }
}

const setCover = (collectionId: string, cover: Cover | null): Promise<unknown> =>
  callApi('POST', '/admin/api/media/covers', {
    collectionId,
    cover: cover && { fileId: cover.fileId, ...(cover.alt.trim() && { altText: cover.alt.trim() }) },
  });

async function create({ cover, ...input }: CollectionChange): Promise<Collection | undefined> {
  const made = await withAddress(collectionOperations.create({ name: '', ...input }));
  if (!cover || !made?._id) return made;
  const { _id } = made;
  await setCover(_id, cover).catch(async (refused: unknown) => {
    // Whoever presses the button again would make a second one.
    await collectionOperations.delete(_id);
    throw refused;
  });
  return collectionOperations.get(_id);
}

async function update(id: string, change: CollectionChange): Promise<Collection | undefined> {
  const { name, description, slug, visible } = change;
  const input = { name, description, slug, visible };
  const written = Object.entries(input).filter(([, value]) => value !== undefined);
  if (written.length > 0) {
    const part: CollectionInput = Object.fromEntries(written);
    await withAddress(collectionOperations.update(id, part));
  }
  if (change.cover !== undefined) await setCover(id, change.cover);
  return collectionOperations.get(id);
}

export const collectionsProvider = platformProvider({
  spec: collectionListSpec,
  items: 'collections',
  list: collectionOperations.query,
  get: collectionOperations.get,
  create,
  update,
  remove: collectionOperations.delete,
  count: collectionOperations.count,
});
