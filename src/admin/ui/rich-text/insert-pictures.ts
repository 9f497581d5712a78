import type { Editor } from '@tiptap/core';
import { sizeOf, partsOfName } from '../../picker/choice.ts';
import { pickMedia } from '../../picker/pick-media.ts';

const MAX = 10;
const PLATFORM = 'https://static.wixstatic.com/media/';

/** Pictures of the library, where the cursor stands; named by their ids, as the platform does. */
export async function insertPictures(editor: Editor, title: string): Promise<void> {
  const { to } = editor.state.selection;
  const files = await pickMedia({ title, kinds: ['IMAGE'], isPublic: true, most: MAX });
  const pictures = files.flatMap((file) =>
    file._id
      ? [
          {
            type: 'image',
            attrs: {
              src: `${PLATFORM}${file._id}`,
              alt: file.altText ?? partsOfName(file.displayName ?? ''),
              ...sizeOf(file),
            },
          },
        ]
      : [],
  );
  if (pictures.length === 0) return;
  // The line after a picture is where the writing goes on.
  editor
    .chain()
    .focus()
    .insertContentAt(to, [...pictures, { type: 'paragraph' }])
    .run();
}
