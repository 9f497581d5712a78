import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreProfile } from '../access/session.ts';
import { PageFoot } from './page-foot.ts';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** Beside the title: status chips, a count, "3 new orders". */
  beside?: ReactNode;
  /** Under the title, in one line. */
  meta?: ReactNode;
  /** Where this page hangs: "← Orders". */
  back?: { to: string; label: ReactNode; detail?: ReactNode };
  /** At the far end of the back line: "16 of 1,240" with its arrows. */
  position?: ReactNode;
  /** Quiet buttons first, the one filled button last. */
  actions?: ReactNode;
  /** `sheet`: a list, edge to edge. `paper`: cards on the ground. */
  ground?: 'sheet' | 'paper';
  /** Holds its own scrolling inside; otherwise the page scrolls. */
  fixed?: boolean;
  /** Cards do not get wider than this; lists ignore it. */
  narrow?: boolean;
  children?: ReactNode;
}

export function Page({
  title,
  beside,
  meta,
  back,
  position,
  actions,
  ground = 'paper',
  fixed,
  narrow,
  children,
}: Props) {
  const { name } = useStoreProfile();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div
      className={`${styles['page']} ${styles[ground]} ${fixed ? styles['fixed'] : ''} ${narrow ? styles['narrow'] : ''}`}
    >
      <header className={styles['head']}>
        {(back ?? position) && (
          <div className={styles['crumb']}>
            {back && (
              <Link to={back.to} className={styles['back']}>
                <ArrowLeft size={14} className="flip" aria-hidden />
                {back.label}
              </Link>
            )}
            {back?.detail && <span>{back.detail}</span>}
            <span className={styles['position']}>{position}</span>
          </div>
        )}
        <div className={styles['title']}>
          <h1 className="num">{title}</h1>
          {beside && <div className={styles['aside']}>{beside}</div>}
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
        {meta && <div className={styles['meta']}>{typeof meta === 'string' ? <bdi>{meta}</bdi> : meta}</div>}
      </header>
      <PageFoot value={foot}>
        <div className={styles['body']}>{children}</div>
      </PageFoot>
      <div ref={setFoot} className={styles['foot']} />
    </div>
  );
}
