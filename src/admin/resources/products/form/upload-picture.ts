import { toCallError } from '../../../../wix/errors.ts';
import { failureOf } from '../../../access/call-api.ts';
import type { PictureDraft } from './product-form.ts';

interface Kept {
  id: string;
  url: string;
}

/** Keeps the picture with the shop at once; the product refers to it when it is saved. */
export async function uploadPicture(file: File): Promise<PictureDraft> {
  try {
    const response = await fetch('/admin/api/pictures', { method: 'POST', body: file });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw failureOf(response, answer);
    const { id, url } = answer as Kept;
    return { id, url, alt: file.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ') };
  } catch (thrown) {
    throw toCallError(thrown);
  }
}
