import { listingOf, openingSort, type MediaFilter, type MediaSort } from '../../shared/media-listing.ts';
import { fileIdAt, folderId, labelOf } from './media-data.ts';
import { sendCall, type Call, type Turns } from './measure.ts';
import type { Question } from './questions.ts';
import { headers, post } from './scenarios.ts';

export const MEDIA_TURNS: Turns = { warmUp: 5, turns: 30, parallelTurns: 48 };
const LIMIT = 100;
export const DEEP_PAGES = 100;
const HOUR = 3_600_000;

const PATHS = {
  listFiles: '/site-media/v1/files',
  searchFiles: '/site-media/v1/files/search',
  listDeletedFiles: '/site-media/v1/trash-bin/files',
  queryFileDescriptors: '/site-media/v1/files/query',
};

/** As the desk asks, through the operation that its listing chooses. */
function listed(filter: MediaFilter, sort: MediaSort = openingSort, cursor?: string): Call {
  const { operation, request } = listingOf(filter, sort, { limit: LIMIT, cursor });
  if (operation === 'searchFiles' || operation === 'queryFileDescriptors')
    return post(PATHS[operation], request);
  const { parentFolderId, mediaTypes = [] } = request as { parentFolderId: string; mediaTypes?: string[] };
  const query = new URLSearchParams({
    parentFolderId,
    'paging.limit': String(LIMIT),
    'sort.fieldName': sort.fieldName,
    'sort.order': sort.order,
  });
  for (const type of mediaTypes) query.append('mediaTypes', type);
  return { method: 'GET', path: `/wixapis${PATHS[operation]}?${query}`, headers };
}

const bare = (name: string, values: Record<string, string> = {}): Call => ({
  method: 'GET',
  path: `/media/${name}?${new URLSearchParams(values)}`,
});

const LARGEST: MediaSort = { fieldName: 'sizeInBytes', order: 'DESC' };
/** Two that are in many names, and a number that is in one. */
const COMMON = 'low tide';
const numberOf = (turn: number): string => String(100_000 + (turn % 50_000));

const questions = (since: string): Question[] => [
  {
    name: 'files of a folder, newest 100, with their number',
    ours: (turn) => listed({ folder: folderId(turn) }),
    bare: (turn) => bare('folder', { folder: folderId(turn) }),
  },
  {
    name: 'all files, newest 100, with their number',
    ours: () => listed({}),
    bare: () => bare('all'),
  },
  {
    name: 'all files, largest 100',
    ours: () => listed({}, LARGEST),
    bare: () => bare('largest'),
  },
  {
    name: 'the few models of the library',
    ours: () => listed({ kinds: ['MODEL3D'] }),
    bare: () => bare('kind', { kind: 'MODEL3D' }),
  },
  {
    name: 'the archives of a folder',
    ours: (turn) => listed({ folder: folderId(turn), kinds: ['ARCHIVE'] }),
    bare: (turn) => bare('kind-in-folder', { folder: folderId(turn), kind: 'ARCHIVE' }),
  },
  {
    name: 'files with a label, newest 100',
    ours: (turn) => listed({ label: labelOf(turn) }),
    bare: (turn) => bare('label', { label: labelOf(turn) }),
  },
  {
    name: 'private files, newest 100, with their number',
    ours: () => listed({ private: true }),
    bare: () => bare('private'),
  },
  {
    name: 'files that stand nowhere, newest 100',
    ours: () => listed({ unused: true }),
    bare: () => bare('unused'),
  },
  {
    name: 'files of the last day',
    ours: () => listed({ since }),
    bare: () => bare('since', { since }),
  },
  {
    name: 'search for two words that many names have, with their number',
    ours: () => listed({ q: COMMON }),
    bare: () => bare('search', { words: COMMON }),
  },
  {
    name: 'search for what one name has',
    ours: (turn) => listed({ q: numberOf(turn) }),
    bare: (turn) => bare('search', { words: numberOf(turn) }),
  },
  {
    name: 'get one',
    ours: (turn) => ({
      method: 'GET',
      path: `/wixapis/site-media/v1/files/get-file-by-id?fileId=${fileIdAt(turn)}`,
      headers,
    }),
    bare: (turn) => bare('one', { id: fileIdAt(turn) }),
  },
];

interface Reply {
  nextCursor: { cursors: { next: string } };
  files: { id: string; updatedDate: string }[];
}

async function deepPage(base: string): Promise<Question> {
  let reply = await sendCall<Reply>(base, listed({}));
  for (let page = 1; page < DEEP_PAGES; page++)
    reply = await sendCall<Reply>(base, listed({}, openingSort, reply.nextCursor.cursors.next));
  const cursor = reply.nextCursor.cursors.next;
  const last = reply.files.at(-1);
  return {
    name: `page ${DEEP_PAGES + 1} by cursor, with the number of all`,
    ours: () => listed({}, openingSort, cursor),
    bare: () => bare('deep', { date: last?.updatedDate ?? '', id: last?.id ?? '' }),
  };
}

export const mediaQuestions = async (base: string): Promise<Question[]> => [
  ...questions(new Date(Date.now() - 24 * HOUR).toISOString()),
  await deepPage(base),
];
