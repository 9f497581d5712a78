import { mediaUrl } from '../../wix/media-url.ts';
import styles from './BadgeChip.module.css';

interface Props {
  title: string;
  backgroundColor: string;
  textColor: string;
  icon?: string | null | undefined;
}

const size = { width: 16, height: 16 };

/** A badge as it stands beside a member's name. */
export function BadgeChip({ title, backgroundColor, textColor, icon }: Props) {
  return (
    <span className={styles['chip']} style={{ background: backgroundColor, color: textColor }}>
      {icon && <img src={mediaUrl(icon, size) ?? icon} {...size} alt="" />}
      <bdi>{title}</bdi>
    </span>
  );
}
