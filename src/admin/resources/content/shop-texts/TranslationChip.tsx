import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { TextStatus, TextLanguage } from '#shared/shop-texts.ts';
import { statusChip } from '#admin/ui/status-chip.tsx';

const Chip = statusChip<TextStatus>('shop-texts.translation', {
  said: { tone: 'ok', icon: CircleCheck, quiet: true },
  older: { tone: 'warn', icon: Clock },
  missing: { tone: 'calm', icon: CircleDashed },
});

/** Whether a text is said in a language. */
export function TranslationChip({ said, language }: { said: TextStatus; language: TextLanguage }) {
  const translate = useTranslate();
  return (
    <Chip
      status={said}
      message={said === 'said' ? 'upToDate' : said}
      params={{ language: translate(`shop-texts.language.${language}`) }}
    />
  );
}
