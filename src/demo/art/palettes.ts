/** `paper` is the sheet, `ink` prints the darkest (on dark paper: the lightest), `colors` run from deep to pale. */
export interface Palette {
  name: string;
  paper: string;
  ink: string;
  colors: readonly [string, string, string, string, string];
}

export const palettes = {
  harbor: {
    name: 'Harbor',
    paper: '#F4EFE4',
    ink: '#12233F',
    colors: ['#1D4A73', '#E2562F', '#F2B23A', '#5E9FA8', '#BFD3D0'],
  },
  orchard: {
    name: 'Orchard',
    paper: '#F6F0E0',
    ink: '#22301E',
    colors: ['#3C6640', '#D5522B', '#E9B047', '#94AC58', '#F0CFA6'],
  },
  dusk: {
    name: 'Dusk',
    paper: '#F7EBE1',
    ink: '#2A1C40',
    colors: ['#4C2D6E', '#A13D74', '#E5675A', '#F5A45C', '#FAD7A2'],
  },
  lichen: {
    name: 'Lichen',
    paper: '#EEF0E6',
    ink: '#182A25',
    colors: ['#2B5A4E', '#6B9077', '#E0BD3F', '#D4834C', '#BCCAA8'],
  },
  riso: {
    name: 'Riso',
    paper: '#FBF7EC',
    ink: '#1C2350',
    colors: ['#1769C4', '#F4584F', '#FFCB2F', '#0E9A63', '#F6B3CC'],
  },
  salt: {
    name: 'Salt',
    paper: '#F6F5F1',
    ink: '#20262C',
    colors: ['#37454F', '#C4523A', '#8595A0', '#B7C2C7', '#DCD7CB'],
  },
  clay: {
    name: 'Clay',
    paper: '#F6EADC',
    ink: '#351D19',
    colors: ['#78301F', '#BC5230', '#DE8C4F', '#5B736D', '#ECC69C'],
  },
  nightswim: {
    name: 'Night swim',
    paper: '#0E1B2E',
    ink: '#EAF0F1',
    colors: ['#17486E', '#1F7F90', '#70C4B9', '#F2737A', '#F5D78F'],
  },
  persimmon: {
    name: 'Persimmon',
    paper: '#FFF4E6',
    ink: '#17283F',
    colors: ['#0F6A70', '#D62F56', '#FF6E38', '#F8A878', '#F0DFA6'],
  },
  heather: {
    name: 'Heather',
    paper: '#F2EEE8',
    ink: '#291F3E',
    colors: ['#57478A', '#7B9C3D', '#9C8CC6', '#E6D461', '#D8C9E2'],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
