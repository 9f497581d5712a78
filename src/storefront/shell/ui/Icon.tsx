/** Strokes on a 20 × 20 field; the few that point somewhere turn round in right-to-left pages. */
const strokes = {
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17',
  account: 'M6.7 6.8a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0M3.6 17c.6-3.4 3.2-5 6.4-5s5.8 1.6 6.4 5',
  people:
    'M5 7a2.6 2.6 0 1 0 5.2 0A2.6 2.6 0 1 0 5 7M2.5 16c.5-3 2.6-4.4 5.1-4.4s4.6 1.4 5.1 4.4M12.5 4.6a2.5 2.5 0 0 1 0 4.8M14.3 12c1.7.6 2.8 1.9 3.2 4',
  globe: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M3 10h14M10 3c-4.5 4.5-4.5 9.5 0 14M10 3c4.5 4.5 4.5 9.5 0 14',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 6v4.2l2.8 1.8',
  more: 'M4.2 10a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M9.2 10a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M14.2 10a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
  flag: 'M5 17V3.5M5 4h9.5l-2 3.5 2 3.5H5',
  block: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M5 5l10 10',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4H14M6 16h5.5M11.5 4l-3 12',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
  numbers: 'M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3 4.5l1-.5v3.5M3 12.5h2L3 15.5h2',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
  bag: 'M4 6.5h12l.8 10.5H3.2zM7 8.5V5.7a3 3 0 0 1 6 0v2.8',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  down: 'm5 8 5 5 5-5',
  next: 'm8 5 5 5-5 5',
  back: 'm12 5-5 5 5 5',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  play: 'M6.5 4 16 10 6.5 16z',
  out: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17M6.8 9h4.4',
  zoom: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17M9 6.8v4.4M6.8 9h4.4',
  truck:
    'M2 5h9.5v8.5H2zM11.5 8h3.4l3.1 3v2.5h-6.5zM4 15a1.6 1.6 0 1 0 3.2 0A1.6 1.6 0 1 0 4 15M12.8 15a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0',
  return: 'M4 8h8.5a3.7 3.7 0 0 1 0 7.4H9M7 4.8 3.8 8 7 11.2',
  repeat: 'M3.5 9.5V7.5a2 2 0 0 1 2-2h10M13 3l2.6 2.5L13 8M16.5 10.5v2a2 2 0 0 1-2 2h-10M7 17l-2.6-2.5L7 12',
  bell: 'M10 3a4.5 4.5 0 0 1 4.5 4.5c0 4 1.5 5 1.5 6H4c0-1 1.5-2 1.5-6A4.5 4.5 0 0 1 10 3M8.3 16.5h3.4',
  info: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 9.2v4.3M10 6.5v.2',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.7M10 14.3v.1',
  lock: 'M4.5 9h11v8h-11zM7 9V6.3a3 3 0 0 1 6 0V9',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 11h7.6l.7-11',
  edit: 'm4 13.5 9.5-9.5 2.5 2.5L6.5 16H4z',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5',
  phone: 'M6 2.5h8v15H6zM9 14.8h2',
  key: 'M3 12.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M9 10l7-7M13.5 5.5l2 2',
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3',
  gift: 'M3 8h14v3H3zM4.5 11v6h11v-6M10 8v9M10 8C7 8 5.5 4 7.5 3.5S10 8 10 8s.5-5 2.5-4.5S13 8 10 8',
  parcel: 'm10 2.8 7 3.5v7.4l-7 3.5-7-3.5V6.3zM3 6.3l7 3.5 7-3.5M10 9.8v7.4',
  place: 'M10 17.5c-4-4-6-6.6-6-9.2a6 6 0 0 1 12 0c0 2.6-2 5.2-6 9.2M8 8.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  print: 'M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6z',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  thumb:
    'M3.5 9.5h3v7h-3zM6.5 9.5 9.5 3c1.4 0 2 1 2 2.2V8.3h3.6c1 0 1.7.9 1.5 1.9l-1 4.9c-.2.8-.8 1.4-1.6 1.4H6.5',
  heart: 'M10 16.5S3 12.6 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.9-7 8.8-7 8.8z',
  share: 'M10 12V3M6.5 6 10 2.8 13.5 6M5 9.5H4V17h12V9.5h-1',
  star: 'm10 2.5 2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z',
  camera: 'M2.5 6h3l1.5-2h6l1.5 2h3v10h-15zM7 10.8a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  external: 'M11 4h5v5M16 4l-7.5 7.5M14 11.5V16H4V6h4.5',
} as const;

export type IconName = keyof typeof strokes;

const directed = new Set<IconName>(['next', 'back', 'return', 'repeat', 'truck']);

interface Props {
  name: IconName;
  small?: boolean;
}

/** Decoration beside a word, or inside a control that has a name of its own. */
export function Icon({ name, small = false }: Props) {
  const className = `ic${small ? ' s' : ''}${directed.has(name) ? ' flip' : ''}`;
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
