import { useEffect, useRef, useState } from 'react';
import type { PickedFile } from '#admin/picker/with-alt-text.ts';
import type { Dropped } from '#admin/uploads/upload-item.ts';
import { useFinishedUploads, useUploads } from '#admin/uploads/upload-store.ts';
import { enqueue } from '#admin/uploads/uploads.ts';
import { draftOfFile, MAX_PICTURES, PICTURE_KINDS } from './product-form.ts';
import { useProductDraft } from './use-product-form.ts';

/** Pictures join the product in the order in which they are chosen, or as their uploads end. */
export function useAddedPictures() {
  const { form, disabled, change } = useProductDraft();
  const latest = useRef(form.pictures);
  useEffect(() => {
    latest.current = form.pictures;
  });
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const coming = useUploads().filter(
    ({ key, state }) => own.has(key) && state !== 'done' && state !== 'failed',
  );

  const add = (files: readonly PickedFile[]) => {
    const there = new Set(latest.current.map(({ id }) => id));
    const fresh = files.map(draftOfFile).filter(({ id }) => !there.has(id));
    // Two uploads may end before the form is drawn again.
    latest.current = [...latest.current, ...fresh].slice(0, MAX_PICTURES);
    change({ pictures: latest.current });
  };
  useFinishedUploads(({ key, file }) => {
    if (own.has(key) && !disabled) add([file]);
  });
  const upload = async (files: readonly (File | Dropped)[]) => {
    if (disabled) return;
    const keys = await enqueue(files, { kinds: PICTURE_KINDS });
    setOwn((before) => new Set([...before, ...keys]));
  };
  return { add, upload, coming: coming.length };
}
