import { pickMedia } from '#admin/picker/pick-media.ts';
import { FILE_KINDS, fileDraft } from './product-form.ts';
import type { FileDraft } from './variants.ts';

/** One file of the library; undefined when nobody chose. */
export async function pickFile(title: string): Promise<FileDraft | undefined> {
  const [file] = await pickMedia({ title, kinds: FILE_KINDS, most: 1 });
  return file && fileDraft(file);
}
