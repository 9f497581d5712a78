import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { StoredFile } from './file.ts';
import { presentFolder, type StoredFolder } from './folder.ts';
import { present } from './rules/present.ts';

export const FILE = 'wix.media.site_media.v1.file_descriptor';
const FOLDER = 'wix.media.site_media.v1.folder';
const events = entityEvents(FILE);

type Slug = 'created' | 'updated' | 'deleted';

/** The contract declares no more than two events of files; these are for who shows the library, and for services that listen. */
function plain(entityFqdn: string, slug: Slug, entity: { id: string }): DomainEvent {
  const bodies: Record<Slug, DomainEvent['body']> = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity } },
    deleted: { deletedEvent: { deletedEntity: entity } },
  };
  return { entityFqdn, slug, entityId: entity.id, body: bodies[slug] };
}

export async function emitFiles(context: Context, slug: Slug, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    const shown = { ...present(file, context.siteId), id: file.id };
    await context.emit(plain(FILE, slug, shown));
  }
}

export async function emitFolders(
  context: Context,
  slug: Slug,
  folders: readonly StoredFolder[],
): Promise<void> {
  for (const folder of folders) {
    const shown = { ...presentFolder(folder, context.siteId), id: folder.id };
    await context.emit(plain(FOLDER, slug, shown));
  }
}

/** It can be used from now on; also when it came back from the trash. */
export const emitReady = async (context: Context, file: StoredFile): Promise<void> =>
  context.emit(
    events.action('file_ready', file.id, {
      file: present(file, context.siteId),
      ...(file.externalInfo && { externalInfo: file.externalInfo }),
    }),
  );

export const emitFailed = async (context: Context, file: StoredFile): Promise<void> =>
  context.emit(
    events.action('file_failed', file.id, {
      ...(file.externalInfo && { externalInfo: file.externalInfo }),
      error: { code: file.failed?.code, message: file.failed?.message },
    }),
  );
