declare module 'fontkit' {
  export interface Glyph {
    /** The characters it draws. */
    codePoints: number[];
    cbox: { minY: number; maxY: number };
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { yOffset: number }[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
