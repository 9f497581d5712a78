import type { Context } from '#platform/context.ts';

const MINUTE = 60_000;

/** What an address for downloads opens; it says so itself, signed. */
export type Pass =
  | {
      kind: 'DOWNLOAD';
      fileId: string;
      assetKey: string;
      disposition: 'ATTACHMENT' | 'INLINE';
      fileName?: string;
      until: string;
      redirectUrl?: string;
    }
  /** The picture of a file in any size, and nothing else of it. */
  | { kind: 'PREVIEW'; fileId: string; until: string }
  /** For ever, of a file that anybody may see. */
  | { kind: 'STREAM'; fileId: string; until?: string }
  | { kind: 'FOLDER'; folderId: string }
  /** Files that are too many for an address: they stand in a row. */
  | { kind: 'FILES'; listId: string };

const subjectOf = (pass: Pass): string => {
  if (pass.kind === 'FOLDER') return pass.folderId;
  return pass.kind === 'FILES' ? pass.listId : pass.fileId;
};

const told = (pass: Pass): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pass).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const sign = ({ tokens }: Context, pass: Pass): Promise<string> =>
  tokens.signTold('download', subjectOf(pass), told(pass));

const HOUR = 60 * MINUTE;

/** Of a file's picture, for an hour at least. The same within an hour, so that browsers need not fetch it again. */
export function previewPath({ tokens, clock }: Context, fileId: string): Promise<string> {
  const since = Math.floor(clock.now().getTime() / HOUR) * HOUR;
  const pass: Pass = { kind: 'PREVIEW', fileId, until: new Date(since + 2 * HOUR).toISOString() };
  const token = tokens.signTold('download', fileId, told(pass), new Date(since));
  return token.then((signed) => `/media-preview/${signed}`);
}

/** Undefined for what was not signed here. */
export async function readPass({ tokens }: Context, token: string): Promise<Pass | undefined> {
  return (await tokens.readTold('download', token))?.told as Pass | undefined;
}

/** When what is given out now ends. */
export const endAfter = ({ clock }: Context, minutes: number): string =>
  new Date(clock.now().getTime() + minutes * MINUTE).toISOString();

export const addressOf = ({ site }: Context, token: string): string =>
  `${site.publicUrl}/media-download/${token}`;

export const streamAddressOf = ({ site }: Context, token: string): string =>
  `${site.publicUrl}/media-stream/${token}/playlist.m3u8`;
