import { useTranslate } from 'ra-core';
import { Search } from 'lucide-react';
import { KeyHint } from '../ui/KeyHint.tsx';
import { UploadPlace } from '../uploads/UploadFrame.tsx';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { JobsMenu } from './JobsMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import styles from './TopBar.module.css';

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const translate = useTranslate();
  return (
    <header className={styles['bar']}>
      <button
        type="button"
        className={styles['search']}
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} aria-hidden />
        <span>{translate('counterpart.frame.searchOrCommand')}</span>
        <KeyHint keys={['mod', 'K']} />
      </button>
      <div className={styles['end']}>
        <UploadPlace />
        <JobsMenu />
        <AppearanceMenu />
        <ProfileMenu />
      </div>
    </header>
  );
}
