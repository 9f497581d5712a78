import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import {
  EMAIL_FIELDS,
  unknownPlaceholder,
  type EmailTemplateName,
  type EmailText,
} from '#shared/email-templates.ts';
import type { emailTemplateExtensions } from '#shared/extensions/email-templates.ts';
import type { TextLanguage } from '#shared/shop-texts.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import styles from './email-templates.module.css';

const call = extensionClient<typeof emailTemplateExtensions>();

/** Between two previews while somebody types. */
const TYPING_MS = 400;

interface Props {
  name: EmailTemplateName;
  language: TextLanguage;
  text: EmailText;
}

/** The email with these texts. While one of them has an error, the last preview stays. */
export function EmailPreview({ name, language, text }: Props) {
  const translate = useTranslate();
  const settled = useDebounced(text, TYPING_MS);
  const isValid = EMAIL_FIELDS.every((field) => unknownPlaceholder(name, settled[field]) === undefined);
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'preview', name, language, settled],
    queryFn: ({ signal }) => call('previewEmailTemplate', { name, language, text: settled }, { signal }),
    enabled: isValid,
    placeholderData: keepPreviousData,
  });
  const title = translate('email-templates.preview', {
    language: translate(`email-templates.language.${language}`),
  });
  if (error) {
    return (
      <ErrorState
        inline
        error={error}
        title={translate('email-templates.previewFailed')}
        retry={() => void refetch()}
      />
    );
  }
  if (!data) return <LineSkeleton widths={[60, 80, 40]} />;
  const query = new URLSearchParams({ ...settled });
  return (
    <div className={styles['preview']}>
      <p className={styles['subject']} dir="auto">
        {data.subject}
      </p>
      <iframe
        className={styles['letter']}
        src={`/admin/api/email-templates/${name}/preview/${language}?${query.toString()}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        title={title}
      />
    </div>
  );
}
