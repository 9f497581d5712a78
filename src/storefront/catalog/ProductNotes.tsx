import { useT } from '../shell/page-context.tsx';
import { Details } from '../shell/ui/Details.tsx';
import styles from './product.module.css';

interface Props {
  /** HTML that the server has made safe. */
  about: string;
  isFile: boolean;
  /** What the merchant says with every product that is shipped. */
  notes: readonly { title: string; text: string }[];
}

export function ProductNotes({ about, isFile, notes }: Props) {
  const t = useT();
  return (
    <div className={styles['notes']}>
      {about !== '' && (
        <Details summary={t(isFile ? 'product.aboutFile' : 'product.about')} open>
          {/* oxlint-disable-next-line react/no-danger -- cleaned by safeDescription, on the server */}
          <div className={styles['about']} dangerouslySetInnerHTML={{ __html: about }} />
        </Details>
      )}
      {notes.map(({ title, text }) => (
        <Details key={title} summary={<bdi>{title}</bdi>}>
          {text.split(/\n+/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </Details>
      ))}
    </div>
  );
}
