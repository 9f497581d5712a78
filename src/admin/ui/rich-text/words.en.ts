import { addWords } from '../../i18n/words.ts';

addWords('richText', {
  tools: 'Format: %{name}',
  heading: 'Heading',
  subheading: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  picture: 'Insert pictures',
  undo: 'Undo',
  redo: 'Redo',
  pickFor: 'Pictures in the description of %{name}',
  alt: 'What the picture shows',
  removePicture: 'Remove the picture',
  linkTitle: 'Where the words lead',
  linkSet: 'Set the link',
  unlink: 'Remove the link',
  address: 'Address',
  addressHint: 'Such as https://example.com, /collections/new or mailto:shop@example.com.',
  addressWrong: 'Write an address of the web, of this shop, of a mailbox or a telephone.',
});
