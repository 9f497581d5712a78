import type { Dropped, FileHandle } from './upload-item.ts';

interface Chooser {
  showOpenFilePicker?: (options: { multiple: boolean }) => Promise<FileHandle[]>;
}

/** The browser's own chooser. Where it gives handles, a large file is found again after a reload. */
export async function chooseFiles(accept?: string, multiple = true): Promise<Dropped[]> {
  const { showOpenFilePicker } = window as Chooser;
  if (accept === undefined && showOpenFilePicker) {
    try {
      const handles = await showOpenFilePicker.call(window, { multiple });
      return await Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })));
    } catch {
      return [];
    }
  }
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = multiple;
    if (accept !== undefined) input.accept = accept;
    input.addEventListener('change', () => resolve([...(input.files ?? [])].map((file) => ({ file }))));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
