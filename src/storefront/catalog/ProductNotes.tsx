import { useT } from '../shell/page-context.tsx';
import { Details } from '../shell/ui/Details.tsx';
import styles from './product.module.css';

interface Props {
  description: string;
  /** Neither framed nor sent. */
  isFile: boolean;
}

export function ProductNotes({ description, isFile }: Props) {
  const t = useT();
  return (
    <div className={styles['notes']}>
      {description !== '' && (
        <Details summary={t('product.about')} open>
          {description.split('\n').map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </Details>
      )}
      {!isFile && (
        <>
          <Details summary={t('product.frame')}>
            <p>{t('product.frameText')}</p>
          </Details>
          <Details summary={t('product.delivery')}>
            <p>{t('product.deliveryText')}</p>
          </Details>
        </>
      )}
    </div>
  );
}
