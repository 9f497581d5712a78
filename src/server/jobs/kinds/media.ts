import { z } from 'zod';
import type { MediaPreview } from '#shared/media-desk.ts';
import { enumLabels } from '#shared/enum-labels.en.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { allDone, checkedJob, outcomeOf, type CheckedOptions } from './bulk-job.ts';
import { exportJob } from './export-job.ts';
import { MAX_PREVIEWED } from './preview.ts';
import type { Work } from './job-kind.ts';
import { filesOf, mediaFiles, type JobFile } from './media-source.ts';

type MakeKind = (platformFetch: PlatformFetch) => JobKind;

type MediaOptions<Params extends object> = Omit<CheckedOptions<JobFile, Params>, 'entities' | 'gone'>;

/** A kind that also foresees what it does. */
function mediaJob<Params extends object>(options: MediaOptions<Params>): MakeKind {
  const { needless } = options;
  const make = checkedJob<JobFile, Params>({
    ...options,
    entities: mediaFiles,
    gone: 'The file no longer exists.',
  });
  return (platformFetch) => ({
    ...make(platformFetch),
    async foresee(selection, params) {
      const seen: MediaPreview = { files: 0, bytes: 0, idle: 0, partial: false };
      for await (const files of filesOf(platformFetch, selection)) {
        for (const file of files) {
          seen.files++;
          if (needless(file, params as Params) !== undefined) seen.idle++;
          else seen.bytes += Number(file.sizeInBytes ?? 0);
        }
        seen.partial = seen.files >= MAX_PREVIEWED;
        if (seen.partial) break;
      }
      return seen;
    },
  });
}

/** The contract answers once for all of them. */
const together =
  (operation: string, more: object = {}) =>
  async ({ call }: Work<object>, files: readonly JobFile[]): Promise<Outcome[]> => {
    await call(operation, { fileIds: files.map(({ id }) => id), ...more });
    return allDone(files);
  };

const each =
  <Params extends object>(
    action: (work: Work<Params>, file: JobFile) => Promise<unknown>,
  ): MediaOptions<Params>['act'] =>
  async (work, files) => {
    const outcomes: Outcome[] = [];
    for (const file of files)
      outcomes.push(await outcomeOf(file.id, () => action(work, file).then(() => undefined)));
    return outcomes;
  };

const DELETE = 'media_files.bulkDeleteFiles';
const RESTORE = 'media_files.bulkRestoreFilesFromTrashBin';
const UPDATE = 'media_files.updateFileDescriptor';

const inTrash = ({ state }: JobFile): boolean => state === 'DELETED';
const trashedAlready = (file: JobFile): string | undefined =>
  inTrash(file) ? 'It is in the trash already.' : undefined;

export const trashFiles = mediaJob<object>({
  operation: DELETE,
  batch: 100,
  needless: trashedAlready,
  goneIsDone: true,
  act: together(DELETE, { permanent: false }),
});

export const restoreFiles = mediaJob<object>({
  operation: RESTORE,
  batch: 100,
  needless: (file) => (inTrash(file) ? undefined : 'It is not in the trash.'),
  act: together(RESTORE),
});

/** For good: only what is in the trash already. */
export const deleteFiles = mediaJob<object>({
  operation: DELETE,
  batch: 100,
  needless: (file) => (inTrash(file) ? undefined : 'It is not in the trash.'),
  goneIsDone: true,
  act: together(DELETE, { permanent: true }),
});

const target = z.object({ folderId: z.string().min(1).max(100) });

export const moveFiles = mediaJob<z.infer<typeof target>>({
  operation: UPDATE,
  batch: 20,
  params: target,
  misfit: 'must say the folder',
  needless: (file, { folderId }) =>
    trashedAlready(file) ?? (file.parentFolderId === folderId ? 'It is in that folder already.' : undefined),
  act: each(({ call, params }, { id }) =>
    call(UPDATE, { file: { id, parentFolderId: params.folderId }, fieldMask: 'parentFolderId' }, id),
  ),
});

const MAX_LABELS = 100;
const label = z.string().trim().min(1).max(200);
const labelling = z
  .object({ add: z.array(label).max(50).default([]), remove: z.array(label).max(50).default([]) })
  .refine(({ add, remove }) => add.length + remove.length > 0)
  .refine(({ add, remove }) => !add.some((each) => remove.includes(each)));

const relabelled = ({ labels = [] }: JobFile, { add, remove }: z.infer<typeof labelling>): string[] => [
  ...new Set([...labels.filter((each) => !remove.includes(each)), ...add]),
];

export const labelFiles = mediaJob<z.infer<typeof labelling>>({
  operation: UPDATE,
  batch: 20,
  params: labelling,
  misfit: 'must say labels to add or to remove, each in one list only',
  needless(file, params) {
    const { labels = [] } = file;
    const next = relabelled(file, params);
    const same = next.length === labels.length && next.every((each) => labels.includes(each));
    return same ? 'Its labels are so already.' : undefined;
  },
  act: each(async ({ call, params }, file) => {
    const labels = relabelled(file, params).slice(0, MAX_LABELS);
    await call(UPDATE, { file: { id: file.id, labels }, fieldMask: 'labels' }, file.id);
  }),
});

const privacy = z.object({ private: z.boolean() });

export const setPrivate = mediaJob<z.infer<typeof privacy>>({
  operation: UPDATE,
  batch: 20,
  params: privacy,
  misfit: 'must say whether they are private',
  needless(file, params) {
    if ((file.private ?? false) !== params.private) return undefined;
    return params.private ? 'It is private already.' : 'It is public already.';
  },
  act: each(({ platformFetch, actor, params }, { id }) =>
    callHosted(platformFetch, '/hosted/media/details/update', { fileId: id, ...params }, actor),
  ),
});

const day = (instant: string | undefined, timeZone: string): string =>
  instant === undefined
    ? ''
    : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(instant),
      );

export const exportFiles = exportJob<JobFile>({
  operation: 'media_files.listFiles',
  entities: mediaFiles,
  columns: {
    name: { title: 'Name', value: ({ displayName = '' }) => displayName },
    kind: {
      title: 'Kind',
      value: ({ mediaType = '' }) => enumLabels.MediaType[mediaType as never] ?? mediaType,
    },
    size: { title: 'Bytes', value: ({ sizeInBytes = '' }) => sizeInBytes },
    labels: { title: 'Labels', value: ({ labels = [] }) => labels.join(', ') },
    private: { title: 'Private', value: (file) => (file.private ? 'yes' : 'no') },
    added: { title: 'Added', value: ({ createdDate }, timeZone) => day(createdDate, timeZone) },
    changed: { title: 'Changed', value: ({ updatedDate }, timeZone) => day(updatedDate, timeZone) },
    folder: { title: 'Folder', value: ({ parentFolderId = '' }) => parentFolderId },
    address: { title: 'Address', value: ({ url = '' }) => url },
    id: { title: 'ID', value: ({ id }) => id },
  },
});
