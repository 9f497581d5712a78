import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

interface FontFiles {
  regular: string;
  strong: string;
}

/** The fonts of documents: each font, and which characters it draws. */
export const FONT_FILES = {
  /** Latin with every accent, Cyrillic and Greek. */
  text: {
    regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  },
  /** Hebrew, Armenian, Georgian, Thai, Lao, Khmer, Ethiopic, and the scripts of India and Sri Lanka. */
  international: {
    regular: '@expo-google-fonts/google-sans/400Regular/GoogleSans_400Regular.ttf',
    strong: '@expo-google-fonts/google-sans/600SemiBold/GoogleSans_600SemiBold.ttf',
  },
  arabic: {
    regular: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
    strong: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
  },
  chinese: {
    regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    strong: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  },
  japanese: {
    regular: '@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf',
    strong: '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf',
  },
  korean: {
    regular: '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
    strong: '@embedpdf/fonts-kr/fonts/NotoSansKR-Bold.otf',
  },
  emoji: {
    regular: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    strong: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  },
} as const satisfies Record<string, FontFiles>;

export type Face = keyof typeof FONT_FILES;

/** Where a font file lies; a package that exports only its code has it as well. */
export function fontPath(file: string): string {
  const [scope = '', name = '', ...path] = file.split('/');
  const manifest = findPackageJSON(`${scope}/${name}`, import.meta.url);
  if (manifest === undefined) throw new Error(`The package of ${file} is not installed.`);
  return join(dirname(manifest), ...path);
}
