import { useT } from '../shell/page-context.tsx';
import { Details } from '../shell/ui/Details.tsx';
import styles from './product.module.css';

interface Props {
  /** HTML that the server has made safe. */
  about: string;
  /** Neither framed nor sent. */
  isFile: boolean;
}

export function ProductNotes({ about, isFile }: Props) {
  const t = useT();
  return (
    <div className={styles['notes']}>
      {about !== '' && (
        <Details summary={t(isFile ? 'product.aboutFile' : 'product.about')} open>
          {/* oxlint-disable-next-line react/no-danger -- cleaned by safeDescription, on the server */}
          <div className={styles['about']} dangerouslySetInnerHTML={{ __html: about }} />
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
