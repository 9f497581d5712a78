import { useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { Toaster } from '../../ui/Toaster.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './Access.module.css';

interface Props {
  title: string;
  detail?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}

/** The pages before the frame: one sheet on paper. */
export function AccessFrame({ title, detail, children, below }: Props) {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · Counterpart`;
  }, [title]);
  return (
    <main className={styles['page']}>
      <div className={styles['sheet']}>
        <div className={styles['brand']}>
          <Mark size={28} />
          Counterpart
        </div>
        <h1>{title}</h1>
        {detail && <p className={styles['detail']}>{detail}</p>}
        {children}
      </div>
      {below}
      <a className={`link ${styles['shop']}`} href="/">
        {translate('access.signIn.shop')}
      </a>
      <Toaster />
    </main>
  );
}
