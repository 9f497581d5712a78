import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FolderPlus, Images, Link as LinkIcon, Search, Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EnterpriseCategory, LibraryTree } from '#wix/enterprise-media-operations.ts';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { useMay } from '#admin/access/session.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { AddByAddress } from './AddByAddress.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import styles from './shared-libraries.module.css';
import { UploadList } from './UploadList.tsx';
import { useLibraryItems } from './use-libraries.ts';
import { useUploads } from './use-uploads.ts';

const PAGE = 60;

const { rights } = sharedLibrariesDesk;

export function Library({ tree }: { tree: LibraryTree }) {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'category' | 'new' | 'address'>();
  const { uploads, add, again, clear } = useUploads();
  const mayCreate = useMay(rights.createCategory);
  const mayImport = useMay(rights.import);
  const mayUpload = useMay(rights.upload);
  const chooser = useRef<HTMLInputElement>(null);
  const { root } = tree;
  const open = tree.categories.find(({ _id }) => _id === params.get('category')) ?? root;
  const into = open._id === root._id || !open._id ? [] : [open._id];
  const go = (id: string | undefined) => {
    setDialog(undefined);
    setParams(id === undefined || id === root._id ? {} : { category: id });
  };
  return (
    <Page
      title={translate('shared-libraries.name')}
      ground="sheet"
      fixed
      beside={
        <span className="num">{translate('shared-libraries.meta.categories', tree.categories.length)}</span>
      }
      actions={
        <>
          {mayCreate && (
            <Button startIcon={<FolderPlus />} onClick={() => setDialog('new')}>
              {translate('shared-libraries.category.new')}
            </Button>
          )}
          {mayImport && (
            <Button startIcon={<LinkIcon />} onClick={() => setDialog('address')}>
              {translate('shared-libraries.address.do')}
            </Button>
          )}
          {mayUpload && (
            <Button variant="contained" startIcon={<Upload />} onClick={() => chooser.current?.click()}>
              {translate('shared-libraries.upload.do')}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])], into);
          target.value = '';
        }}
      />
      <div className={styles['library']}>
        <CategoryTree tree={tree} open={open._id ?? ''} />
        <Items key={open._id} tree={tree} open={open} onEdit={() => setDialog('category')} />
      </div>
      {uploads.length > 0 && <UploadList uploads={uploads} onAgain={again} onClose={clear} />}
      {dialog === 'address' && <AddByAddress categoryIds={into} onClose={() => setDialog(undefined)} />}
      {(dialog === 'new' || dialog === 'category') && (
        <CategoryDialog
          root={root}
          category={dialog === 'category' ? open : undefined}
          onClose={() => setDialog(undefined)}
          onDone={go}
        />
      )}
    </Page>
  );
}

interface ItemsProps {
  tree: LibraryTree;
  open: EnterpriseCategory;
  onEdit: () => void;
}

function Items({ tree, open, onEdit }: ItemsProps) {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const looked = useDeferredValue(words.trim());
  const read = useLibraryItems({ categoryId: open._id ?? '', words: looked, limit });
  const mayEditCategory = useMay(rights.editCategory);
  const mayEdit = useMay(rights.edit);
  const mayLink = useMay(rights.link);
  const name = open.displayName ?? '';
  const openId = params.get('item') ?? undefined;
  const openItem = read.data?.items.find(({ _id }) => _id === openId);
  const show = (id: string | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id === undefined) next.delete('item');
      else next.set('item', id);
      return next;
    });
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id)));
  return (
    <>
      <div className={styles['middle']}>
        <div className={styles['tools']}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <span>
            {translate(`shared-libraries.${open.publishStatus === 'PUBLISHED' ? 'visible' : 'hidden'}`)}
          </span>
          {mayEditCategory && (
            <Button size="small" variant="text" onClick={onEdit}>
              {translate('shared-libraries.category.edit')}
            </Button>
          )}
          <OutlinedInput
            size="small"
            type="search"
            value={words}
            className={styles['search'] ?? ''}
            startAdornment={<Search size={14} aria-hidden />}
            placeholder={translate('shared-libraries.items.search', { name })}
            slotProps={{ input: { 'aria-label': translate('shared-libraries.items.search', { name }) } }}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        {read.data ? (
          <>
            {read.data.items.length === 0 ? (
              <EmptyState
                icon={Images}
                title={translate(`shared-libraries.items.${looked === '' ? 'none' : 'noMatch'}`)}
                detail={looked === '' && translate('shared-libraries.items.noneDetail')}
                action={
                  looked !== '' && (
                    <Button onClick={() => setWords('')}>{translate('shared-libraries.items.clear')}</Button>
                  )
                }
              />
            ) : (
              <ItemGrid
                label={translate('shared-libraries.items.all', { name })}
                items={read.data.items}
                chosen={chosen}
                open={openId}
                canChoose={mayEdit || mayLink}
                onChoose={choose}
                onOpen={show}
              />
            )}
            <p className={styles['count']} role="status">
              {translate('shared-libraries.meta.items', read.data.total)}
            </p>
            {read.data.total > limit && (
              <Button onClick={() => setLimit(limit + PAGE)}>
                {translate('shared-libraries.items.more')}
              </Button>
            )}
          </>
        ) : read.error ? (
          <ErrorState
            title={translate('shared-libraries.items.failed')}
            error={read.error}
            retry={() => void read.refetch()}
          />
        ) : (
          <div aria-busy>
            <LineSkeleton widths={[60, 40, 50]} />
          </div>
        )}
        {chosen.size > 0 && <ChosenBar ids={[...chosen]} tree={tree} onClear={() => setChosen(new Set())} />}
      </div>
      {openItem && (
        <ItemPanel
          key={`${openItem._id} ${String(openItem._updatedDate)}`}
          item={openItem}
          tree={tree}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
