declare module 'bidi-js' {
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
    getMirroredCharacter(character: string): string | null;
    /** Such as L, R, AL, EN. */
    getBidiCharTypeName(character: string): string;
  }
  export default function bidiFactory(): Bidi;
}
