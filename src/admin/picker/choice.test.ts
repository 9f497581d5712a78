import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../../wix/upload-operations.ts';
import { fits } from './choice.ts';

const picture: MediaFile = { mediaType: 'IMAGE', state: 'OK', operationStatus: 'READY', private: false };

describe('a file fits', () => {
  it.each([
    ['a picture', {}, true, true],
    ['a video', { mediaType: 'VIDEO' }, false, false],
    ['a deleted picture', { state: 'DELETED' }, false, false],
    ['a private picture', { private: true }, true, false],
    ['an unprocessed picture', { operationStatus: 'PENDING' }, true, false],
    ['a damaged picture', { operationStatus: 'FAILED' }, true, false],
  ] satisfies [string, Partial<MediaFile>, boolean, boolean][])(
    '%s, or not, by who sees it',
    (_, changed, inBackOffice, inPublic) => {
      const file = { ...picture, ...changed };
      expect(fits(file, { kinds: ['IMAGE'] })).toBe(inBackOffice);
      expect(fits(file, { kinds: ['IMAGE'], isPublic: true })).toBe(inPublic);
    },
  );
});
