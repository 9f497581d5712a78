import { addWords } from '../../i18n/words.ts';

addWords('media.unplayable', {
  other: 'It can be downloaded, but not shown here.',
  NO_FFMPEG:
    'The server has no ffmpeg: no poster and no smaller version. Browsers that know the format play it.',
  NO_DECODER: 'No browser shows this format. Save it as JPEG, PNG or WebP to use it in pages.',
  PARTS_ELSEWHERE:
    'Its shapes or pictures are files of their own, which are not in it. Save it as GLB to have all in one.',
  TOO_LARGE: 'The picture is too large to be cut for pages. Save it smaller to use it there.',
  PASSWORD: 'It is locked by a password, so it has no preview. Whoever knows the password can read it.',
  BROKEN_DOCUMENT: 'The document is broken in places, so it has no preview. Save it anew and replace it.',
  TOO_HARD_TO_READ: 'The document took too long to draw, so it has no preview.',
});
