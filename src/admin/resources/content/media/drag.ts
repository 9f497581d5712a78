/** What is dragged within the library; files from outside the window are the upload queue's. */
const FILES = 'application/x-counterpart-files';
const FOLDER = 'application/x-counterpart-folder';

export function giveFiles(transfer: DataTransfer, ids: readonly string[]): void {
  transfer.setData(FILES, JSON.stringify(ids));
  transfer.effectAllowed = 'move';
}

export function giveFolder(transfer: DataTransfer, id: string): void {
  transfer.setData(FOLDER, id);
  transfer.effectAllowed = 'move';
}

export const isOurs = ({ types }: DataTransfer): boolean => types.includes(FILES) || types.includes(FOLDER);

export interface Dropped {
  files: string[];
  folder?: string;
}

export function takenFrom(transfer: DataTransfer): Dropped {
  const folder = transfer.getData(FOLDER);
  const files = JSON.parse(transfer.getData(FILES) || '[]') as string[];
  return { files, ...(folder && { folder }) };
}
