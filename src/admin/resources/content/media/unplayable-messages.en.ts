import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media.unplayable', {
  other: 'You can download this file, but it can’t be previewed.',
  NO_FFMPEG:
    'The server has no ffmpeg, so there is no poster and no smaller version. Browsers that support the format can play it.',
  NO_DECODER: 'Browsers don’t support this format. Save it as JPEG, PNG or WebP to use it in your store.',
  PARTS_ELSEWHERE: 'The model refers to separate files. Save it as GLB to include everything in one file.',
  TOO_LARGE: 'The image is too large to be resized. Save a smaller version to use it in your store.',
  PASSWORD: 'The file is password-protected, so there is no preview.',
  BROKEN_DOCUMENT: 'The document is damaged, so there is no preview. Save it again and replace it.',
  TOO_HARD_TO_READ: 'The preview took too long to create.',
});
