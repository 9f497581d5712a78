import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaItemsApi, Handler, Request } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { lockCategories } from '../enterprise-media-categories/public.ts';
import { ENTERPRISE_ROOT, importFileInto, openUpload } from '../media-files/public.ts';
import { systemTagsOf, writeArrival } from './rules/arrival.ts';
import type { EnterpriseItem } from './tables.ts';

/** Its file lies in a root of its own: the library of the site does not show it. */
export const generateFileUploadUrl: Handler<
  EnterpriseMediaItemsApi,
  'generateFileUploadUrl',
  Context
> = async ({ fileName, contentType, sizeInBytes, categoryIds }, context) => {
  const { held } = await lockCategories(context, categoryIds ?? []);
  const { uploadUrl } = await openUpload(context, {
    parentFolderId: ENTERPRISE_ROOT,
    arrival: writeArrival({ categoryIds: held, systemTags: [] }),
    ...(fileName && { fileName }),
    ...(contentType && { mimeType: contentType }),
    ...(typeof sizeInBytes === 'number' && { sizeInBytes: String(sizeInBytes) }),
  });
  return { uploadUrl };
};

type ImportRequest = Request<EnterpriseMediaItemsApi, 'importFile'>;

/** Its item comes when the file is there: until then all that is known of it is the id. */
async function bring(
  { url, fileName, contentType, mediaType, categoryIds, ...uploader }: Partial<ImportRequest>,
  context: Context,
  alsoIn: readonly string[] = [],
): Promise<EnterpriseItem> {
  const { held } = await lockCategories(context, [...alsoIn, ...(categoryIds ?? [])]);
  const wanted = mediaType === 'MIXED' ? undefined : mediaType;
  const file = await importFileInto(
    context,
    {
      url: url ?? '',
      ...(fileName && { displayName: fileName }),
      ...(contentType && { mimeType: contentType }),
      ...(wanted && { mediaType: wanted }),
    },
    {
      parentFolderId: ENTERPRISE_ROOT,
      arrival: writeArrival({ categoryIds: held, systemTags: systemTagsOf(uploader) }),
    },
  );
  const id = String(file.id);
  return {
    id,
    internalId: id,
    mediaType: wanted ?? 'MIXED',
    publishStatus: 'UNPUBLISHED',
    displayTags: [],
    internalTags: [],
    systemTags: [],
    parentCategoryIds: [],
  };
}

export const importFile: Handler<EnterpriseMediaItemsApi, 'importFile', Context> = async (
  request,
  context,
) => ({ item: await bring(request, context) });

export const bulkImportFiles: Handler<EnterpriseMediaItemsApi, 'bulkImportFiles', Context> = (
  { importFileRequests, categoryIds, returnEntity },
  context,
) =>
  bulk(context, {
    entries: importFileRequests,
    each: (request) => bring(request, context, categoryIds ?? []),
    ...(returnEntity !== false && { show: (item: EnterpriseItem) => item }),
  });
