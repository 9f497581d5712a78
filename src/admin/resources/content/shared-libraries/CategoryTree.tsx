import { EyeOff, Folder, FolderOpen } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { EnterpriseCategory, LibraryTree } from '#wix/enterprise-media-operations.ts';
import styles from './shared-libraries.module.css';

interface Props {
  tree: LibraryTree;
  open: string;
}

/** The account's own category, and those below it: there are no more levels. */
export function CategoryTree({ tree, open }: Props) {
  const translate = useTranslate();
  return (
    <nav className={styles['tree']} aria-label={translate('shared-libraries.tree')}>
      <ul>
        <li>
          <Entry category={tree.root} open={open} to="/shared-libraries" />
          <ul>
            {tree.categories.map((category) => (
              <li key={category._id}>
                <Entry category={category} open={open} to={`/shared-libraries?category=${category._id}`} />
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

function Entry({ category, open, to }: { category: EnterpriseCategory; open: string; to: string }) {
  const translate = useTranslate();
  const { _id, displayName, publishStatus } = category;
  const isOpen = _id === open;
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined}>
      <Icon size={15} aria-hidden />
      <bdi>{displayName}</bdi>
      {publishStatus !== 'PUBLISHED' && (
        <EyeOff size={14} role="img" aria-label={translate('shared-libraries.hidden')} />
      )}
    </Link>
  );
}
