import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { Folder, FolderHeart, FolderOpen } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type DragEvent, type ReactNode } from 'react';
import { VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { giveFolder, isOurs, takenFrom, type Dropped } from '../drag.ts';
import { folderTree, pathTo, type FolderNode } from '../folder-tree.ts';
import type { MediaFolder } from '../media-file.ts';
import '../folder-messages.en.ts';
import styles from './tree.module.css';

/** The node at the top: the files of all folders. */
export const ALL = 'all';

interface Props {
  folders: readonly MediaFolder[];
  counts: Readonly<Record<string, number>> | undefined;
  total: number | undefined;
  visitors?: number | undefined;
  selected: string | undefined;
  label: string;
  onOpen: (id: string) => void;
  /** Absent where nothing may be moved. */
  onDrop?: ((dropped: Dropped, folder: string) => void) | undefined;
  /** Folders that cannot be chosen. */
  closed?: ReadonlySet<string>;
  withVisitors?: boolean;
}

/** All folders as they lie in each other, each with how many files are in it and below. */
export function FolderTree(props: Props) {
  const {
    folders,
    counts,
    total,
    visitors,
    selected,
    label,
    onOpen,
    onDrop,
    closed,
    withVisitors = true,
  } = props;
  const translate = useTranslate();
  const nodes = useMemo(() => folderTree(folders, counts), [folders, counts]);
  const [opened, setOpened] = useState<readonly string[]>([ALL]);
  const above = useMemo(() => pathTo(folders, selected).map(({ id }) => id), [folders, selected]);
  const [led, setLed] = useState<string>();
  // Whoever comes to a folder by a link sees where it lies.
  const here = above.join(' ');
  if (led !== here) {
    setLed(here);
    setOpened([...new Set([...opened, ...above.slice(0, -1)])]);
  }
  const drop = { onDrop, opened: new Set(opened), selected, closed };
  return (
    <SimpleTreeView
      aria-label={label}
      className={styles['tree'] ?? ''}
      selectedItems={selected ?? null}
      expandedItems={[...opened]}
      onExpandedItemsChange={(_, ids) => setOpened(ids)}
      onSelectedItemsChange={(_, id) => id !== null && !closed?.has(id) && onOpen(id)}
      expansionTrigger="iconContainer"
      itemChildrenIndentation={16}
    >
      <TreeItem
        itemId={ALL}
        label={
          <Line
            {...drop}
            id={ALL}
            name={translate('media.tree.all')}
            files={total}
            icon={<FolderOpen aria-hidden />}
          />
        }
      >
        {nodes.map((node) => branch(node, drop))}
      </TreeItem>
      {withVisitors && (
        <TreeItem
          itemId={VISITOR_UPLOADS_ROOT}
          label={
            <Line
              id={VISITOR_UPLOADS_ROOT}
              name={translate('media.tree.visitors')}
              files={visitors}
              icon={<FolderHeart aria-hidden />}
            />
          }
        />
      )}
    </SimpleTreeView>
  );
}

interface Dropping {
  onDrop?: Props['onDrop'];
  opened?: ReadonlySet<string>;
  selected?: string | undefined;
  closed?: ReadonlySet<string> | undefined;
}

const branch = (node: FolderNode, drop: Dropping): ReactNode => (
  <TreeItem
    key={node.id}
    itemId={node.id}
    disabled={drop.closed?.has(node.id) ?? false}
    label={
      <Line
        {...drop}
        id={node.id}
        name={node.name}
        files={node.files}
        movable
        icon={
          drop.selected === node.id || (drop.opened?.has(node.id) && node.children.length > 0) ? (
            <FolderOpen aria-hidden />
          ) : (
            <Folder aria-hidden />
          )
        }
      />
    }
  >
    {node.children.length > 0 && node.children.map((child) => branch(child, drop))}
  </TreeItem>
);

interface LineProps extends Dropping {
  id: string;
  name: string;
  files: number | undefined;
  icon: ReactNode;
  movable?: boolean;
}

function Line({ id, name, files, icon, onDrop, movable = false }: LineProps) {
  const words = useCountText();
  const [over, setOver] = useState(false);
  const target = onDrop && {
    onDragOver: (event: DragEvent) => {
      if (!isOurs(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isOurs(event.dataTransfer)) return;
      event.preventDefault();
      onDrop(takenFrom(event.dataTransfer), id);
    },
  };
  return (
    <div
      className={styles['line']}
      data-over={over}
      data-folder={id}
      draggable={movable && onDrop !== undefined}
      onDragStart={(event) => giveFolder(event.dataTransfer, id)}
      {...target}
    >
      {icon}
      <span dir="auto">{name}</span>
      {files !== undefined && <b className="num">{words(files)}</b>}
    </div>
  );
}
