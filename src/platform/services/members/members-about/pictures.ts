import { pictureOf, type RichNode } from '#shared/rich-content.ts';
import type { Context } from '#platform/context.ts';
import { findPicture } from '../../media/media-files/public.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { findMember } from '../members/public.ts';
import type { MemberAbout } from './tables.ts';

const picturesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(pictureOf(node) ? [pictureOf(node)?.id ?? ''] : []),
    ...picturesIn(node.nodes ?? []),
  ]);

/** So many are known to the library; a page with more is none to be read. */
const MAX_NOTED = 50;

/** The library knows that the member's own pictures stand in the text: what nothing shows it throws away in time. */
export async function notePictures(
  context: Context,
  { id, memberId, content }: MemberAbout,
  missing = false,
): Promise<void> {
  const requested = missing
    ? []
    : [...new Set(picturesIn((content.nodes ?? []) as RichNode[]))].slice(0, MAX_NOTED);
  const own: string[] = [];
  for (const fileId of requested) if (await findPicture(context, fileId, memberId)) own.push(fileId);
  const member = await findMember(context, memberId);
  await noteUses(context, [
    {
      entity: 'about',
      entityId: id,
      name: member?.profile.nickname || member?.loginEmail || '',
      uses: own.map((fileId, index) => ({ fileId, place: `picture ${index + 1}` as const })),
    },
  ]);
}
