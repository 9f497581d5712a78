import { filesInContent } from '../../shared/files-in-content.ts';
import type { MediaUse } from '../../shared/media-uses.ts';
import type { SiteDatabase } from '../gateway.ts';
import { allTexts } from './store.ts';

/** Which of these files the store's texts display. The platform does not know these texts, so it cannot note it. */
export async function usesInTexts(gateway: SiteDatabase, fileIds: readonly string[]): Promise<MediaUse[]> {
  const texts = await allTexts(gateway);
  return texts.flatMap(({ id, doc }) => {
    const displayed = new Set(filesInContent(doc));
    return fileIds
      .filter((fileId) => displayed.has(fileId))
      .map((fileId) => ({
        fileId,
        entity: 'shopText' as const,
        entityId: id,
        name: '',
        place: 'description' as const,
      }));
  });
}
