const MAX_LENGTH = 255;
/** Control characters, and marks that turn the direction of what follows: `exe.gpj` would read as `jpg.exe`. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Shortened in the middle of nothing: whole characters, and the extension stays. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const cut = name.slice(0, MAX_LENGTH - extension.length).replace(/[\ud800-\udbff]$/, '');
  return cut + extension;
}

/** A name as people read it: any script, but no path, nothing hidden, 255 characters at most. */
export function cleanName(input: string, fallback = 'file'): string {
  const visible = input.normalize('NFC').replaceAll(HIDDEN, '');
  const last = visible.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const name = last.trim();
  return shorten(name === '' || /^\.+$/.test(name) ? fallback : name);
}

/** The folders in a path such as `press/2026/kit`; what would lead out of it counts for nothing. */
export const pathParts = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part.trim() !== '' && !/^\.+$/.test(part.trim()))
    .map((part) => cleanName(part, 'folder'));
