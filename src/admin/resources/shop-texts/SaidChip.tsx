import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { TextStatus, TextLanguage } from '#shared/shop-texts.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

const LOOKS = {
  said: { tone: 'ok', icon: CircleCheck },
  older: { tone: 'warn', icon: Clock },
  missing: { tone: 'calm', icon: CircleDashed },
} as const;

/** Whether a text is said in a language. */
export function SaidChip({ said, language }: { said: TextStatus; language: TextLanguage }) {
  const translate = useTranslate();
  const label = translate(`shop-texts.said.${said}`, {
    language: translate(`shop-texts.language.${language}`),
  });
  return <StatusChip {...LOOKS[said]} label={label} quiet={said === 'said'} />;
}
