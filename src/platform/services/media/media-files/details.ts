import type { FileDetails, Point } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { previewPath } from './downloads/pass.ts';
import type { StoredFile } from './file.ts';
import { posterOf } from '#shared/media.ts';
import { lockFile } from './find-files.ts';
import { toFileId } from './rules/file-ids.ts';
import { lastDay } from './rules/trash.ts';
import { files } from './tables.ts';
import { emitFiles } from './emit-events.ts';

/** What the contract has no field for. */
export function detailsOf(file: StoredFile, trashDays: number): FileDetails {
  const { id, altText, focalPoint, addedBy, trash, kept, found, failed } = file;
  return {
    fileId: id,
    ...(altText !== undefined && { altText }),
    ...(focalPoint && { focalPoint }),
    ...(addedBy && { addedBy }),
    ...(trash && {
      originalFolderId: trash.folderId,
      trashedDate: trash.date,
      expiresDate: lastDay(trash, trashDays),
    }),
    ...(kept && { contentType: kept.contentType, sha256: kept.sha256 }),
    ...(found && { inspection: found }),
    ...(failed && { failed }),
  };
}

/** Whether there is a picture of it. */
const isShown = ({ mediaType, found }: StoredFile): boolean =>
  found !== undefined && (mediaType === 'IMAGE' || mediaType === 'VECTOR' || posterOf(found) !== undefined);

/**
 * In the order of the ids; what is not there is left out.
 * @param withPreviews private files come with an address of their picture
 */
export async function readDetails(
  context: Context,
  fileIds: readonly string[],
  withPreviews = false,
): Promise<FileDetails[]> {
  const { db, siteId, mediaLimits } = context;
  const found = await files.getMany(db, siteId, [...new Set(fileIds.map(toFileId))]);
  return Promise.all(
    found.map(async (file) => ({
      ...detailsOf(file, mediaLimits.trashDays),
      ...(withPreviews && file.private && isShown(file) && { preview: await previewPath(context, file.id) }),
    })),
  );
}

export interface DetailsChange {
  fileId: string;
  /** Null takes it away. */
  focalPoint?: Point | null;
  altText?: string | null;
  private?: boolean;
  /** What whoever changes it last saw. */
  was?: { focalPoint: Point | null };
}

const samePoint = (one: Point | null | undefined, other: Point | null | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

/** @throws 404, 409 FOCAL_POINT_CHANGED where somebody else was faster */
export async function updateDetails(context: Context, change: DetailsChange): Promise<FileDetails> {
  const { db, siteId, clock, mediaLimits } = context;
  const before = await lockFile(context, change.fileId);
  if (change.was && !samePoint(change.was.focalPoint, before.focalPoint))
    throw new PlatformError(409, 'Somebody else has set another focal point meanwhile.', {
      code: 'FOCAL_POINT_CHANGED',
      data: { focalPoint: before.focalPoint ?? null },
    });
  const { focalPoint, altText, ...rest } = before;
  const point = change.focalPoint === undefined ? focalPoint : change.focalPoint;
  const text = change.altText === undefined ? altText : change.altText;
  const after: StoredFile = {
    ...rest,
    private: change.private ?? before.private,
    ...(point && { focalPoint: point }),
    ...(text && { altText: text }),
    updatedDate: clock.now().toISOString(),
  };
  await files.replace(db, siteId, after);
  await emitFiles(context, 'updated', [after]);
  return detailsOf(after, mediaLimits.trashDays);
}
