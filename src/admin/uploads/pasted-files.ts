import { type Dropped } from './upload-item.ts';

/** Files of the clipboard; a picture without a name gets one that says when it was pasted. */
export function pastedFiles(clipboard: DataTransfer | null, now: Date): Dropped[] {
  const stamp = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  return [...(clipboard?.files ?? [])].map((file) =>
    /^image\.\w+$/.test(file.name)
      ? { file: new File([file], `Pasted ${stamp}${file.name.slice(5)}`, { type: file.type }) }
      : { file },
  );
}
