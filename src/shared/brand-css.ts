import { colorsIn, MIN_SHAPE_CONTRAST, THEME_DEFAULTS } from './brand-colors.ts';
import { contrastOf, MIN_CONTRAST } from './contrast.ts';
import { SCHEMES, type BrandPicture, type Scheme, type StoreBrand, type StoreTheme } from './store-brand.ts';

const channelsOf = (hex: string): number[] => {
  const digits = hex.slice(1);
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
};

/** @param share of the first color, between 0 and 1 */
function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round(channel * share + (second[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const reaches = (color: string, backgrounds: readonly string[], min: number): boolean =>
  backgrounds.every((background) => (contrastOf(color, background) ?? 0) >= min);

/** The text that stands back as far as it may: at least `from` of it, and read on all backgrounds. */
function weakest(text: string, backgrounds: readonly string[], from: number, min: number): string {
  const [background = text] = backgrounds;
  for (let share = from; share < 1; share += 0.02) {
    const color = mix(text, background, share);
    if (reaches(color, backgrounds, min)) return color;
  }
  return text;
}

/** Black or white: one of both is read on any color. */
const textOn = (color: string): string =>
  (contrastOf(color, '#ffffff') ?? 0) >= (contrastOf(color, '#000000') ?? 0) ? '#ffffff' : '#000000';

type Tokens = Record<string, string>;

function surfaceTokens(background: string, text: string): Tokens {
  const tinted = (share: number): string => {
    const color = mix(text, background, share);
    return reaches(text, [color], MIN_CONTRAST) ? color : background;
  };
  const [wall, wallDeep] = [tinted(0.05), tinted(0.1)];
  const read = [background, wall];
  return {
    '--page': background,
    '--card': background,
    '--wall': wall,
    '--wall-deep': wallDeep,
    '--swatch': mix(text, background, 0.25),
    '--ink': text,
    '--ink-2': weakest(text, read, 0.74, MIN_CONTRAST),
    '--ink-3': weakest(text, read, 0.6, MIN_CONTRAST),
    '--line': mix(text, background, 0.14),
    '--line-strong': weakest(text, read, 0.4, MIN_SHAPE_CONTRAST),
    '--focus': text,
    '--focus-halo': background,
    '--star': text,
    '--star-off': mix(text, background, 0.25),
  };
}

const actionTokens = (color: string, onColor: string): Tokens => {
  const hover = mix(color, onColor, 0.86);
  return {
    '--action': color,
    '--on-action': onColor,
    '--action-hover': reaches(onColor, [hover], MIN_CONTRAST) ? hover : color,
  };
};

/** Only what follows from a color that the merchant chose; the rest stays the theme's. */
function colorTokens(brand: StoreBrand, theme: StoreTheme, scheme: Scheme): Tokens {
  const own = brand.colors[scheme];
  const { background, text, accent } = colorsIn(brand, theme, scheme);
  const soft = mix(accent, background, 0.14);
  return {
    ...((own.background || own.text) && {
      ...surfaceTokens(background, text),
      ...actionTokens(text, background),
    }),
    ...(own.accent && {
      '--yolk': accent,
      '--on-yolk': textOn(accent),
      '--yolk-soft': reaches(text, [soft], MIN_CONTRAST) ? soft : background,
      ...actionTokens(accent, textOn(accent)),
    }),
  };
}

const STACKS = {
  instrument: "'Instrument Sans Variable','Rubik Hebrew','Fallback Text',sans-serif",
  bricolage: "'Bricolage Grotesque','Rubik Hebrew','Fallback Display',sans-serif",
  serif: "Georgia,'Times New Roman',serif",
  system: "system-ui,'Segoe UI',Roboto,sans-serif",
} as const;

const CORNER_TOKENS: Readonly<Record<StoreBrand['corners'], Tokens>> = {
  theme: {},
  square: { '--r-control': '0', '--r-panel': '0', '--r-picture': '0' },
  soft: { '--r-control': '8px', '--r-panel': '12px', '--r-picture': '6px' },
  round: { '--r-control': '24px', '--r-panel': '24px', '--r-picture': '18px' },
};

const DENSITY_TOKENS: Readonly<Record<StoreBrand['density'], Tokens>> = {
  theme: {},
  compact: { '--section': 'clamp(40px,4.4vw,64px)', '--grid-gap': '16px', '--control': '44px' },
  spacious: { '--section': 'clamp(80px,9vw,136px)', '--grid-gap': '36px', '--control': '52px' },
};

const rule = (selector: string, tokens: Tokens): string => {
  const entries = Object.entries(tokens);
  return entries.length === 0 ? '' : `${selector}{${entries.map((entry) => entry.join(':')).join(';')}}`;
};

/** For one scheme, whether the reader or the device chose it; stronger than the theme's own rules. */
const inScheme = (scheme: Scheme, write: (root: string) => string): string => {
  const other = scheme === 'light' ? 'dark' : 'light';
  const chosen = write(`:root:root[data-theme=${scheme}]`);
  return (
    chosen &&
    `@media (prefers-color-scheme:${scheme}){${write(`:root:root:not([data-theme=${other}])`)}}${chosen}`
  );
};

const [LOGO_HEIGHT, MAX_LOGO_WIDTH] = [40, 200];

/** A rendition that shows all of a picture, twice as fine for sharp screens. */
export const wholePicture = (
  media: string,
  { id }: Pick<BrandPicture, 'id'>,
  { width, height }: { width: number; height: number },
  format: 'webp' | 'png' | 'jpg',
  mode: 'fit' | 'fill' = 'fit',
): string => {
  const name = encodeURIComponent(id);
  return `${media}/${name}/v1/${mode}/w_${width},h_${height},enc_${format}/${name}`;
};

function logoRule(root: string, logo: BrandPicture, media: string): string {
  const width = Math.max(24, Math.min(MAX_LOGO_WIDTH, Math.round((LOGO_HEIGHT * logo.width) / logo.height)));
  const picture = wholePicture(media, logo, { width: width * 2, height: LOGO_HEIGHT * 2 }, 'webp');
  // The name stays the accessible name of the link.
  return rule(`${root} .logo[data-store]`, {
    display: 'block',
    overflow: 'hidden',
    'inline-size': `min(${width}px,38vw)`,
    'block-size': `${LOGO_HEIGHT}px`,
    background: `url("${picture}") center/contain no-repeat`,
    mask: 'none',
    'font-size': '0',
  });
}

/**
 * What the page's head says of the look beyond its theme: empty where nothing was chosen.
 * @param media where pictures are, without a trailing slash
 */
export function brandCss(brand: StoreBrand, theme: StoreTheme, media: string): string {
  const { headingFont, textFont, corners, density, logo, darkLogo } = brand;
  return [
    rule(':root:root', {
      ...(headingFont !== 'theme' && { '--display': STACKS[headingFont] }),
      ...(textFont !== 'theme' && { '--text': STACKS[textFont] }),
      ...CORNER_TOKENS[corners],
      ...DENSITY_TOKENS[density],
    }),
    ...SCHEMES.map((scheme) => inScheme(scheme, (root) => rule(root, colorTokens(brand, theme, scheme)))),
    logo ? logoRule(':root:root', logo, media) : '',
    darkLogo ? inScheme('dark', (root) => logoRule(root, darkLogo, media)) : '',
  ].join('');
}

/** The fonts of the shop's own that a page is set in, by the beginning of their file names. */
export function brandFonts({ headingFont, textFont }: StoreBrand, theme: StoreTheme): string[] {
  const headings = headingFont === 'theme' ? THEME_DEFAULTS[theme].headingFont : headingFont;
  const text = textFont === 'theme' ? 'instrument' : textFont;
  return [
    ...(headings === 'instrument' || text === 'instrument' ? ['instrument-sans'] : []),
    ...(headings === 'bricolage' ? ['bricolage-grotesque'] : []),
  ];
}
