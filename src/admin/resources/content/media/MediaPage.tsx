import { useStore, useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { mediaDesk } from '#shared/desks/media.ts';
import { MEDIA_ROOT } from '#shared/media.ts';
import { useMay, useSession, useStoreProfile } from '#admin/access/session.ts';
import { nothingSelected, selectedCount } from '#admin/data/bulk.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Page } from '#admin/ui/Page.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { BulkKind } from './bulk/BulkDialog.tsx';
import type { Picked } from './bulk/use-media-jobs.ts';
import type { Dropped } from './drag.ts';
import { FileBrowser, type Look } from './files/FileBrowser.tsx';
import { byteText } from '#shared/byte-text.ts';
import { Crumbs } from './page/Crumbs.tsx';
import type { FolderAction } from './page/FolderDialogs.tsx';
import { FolderMenu } from './page/FolderMenu.tsx';
import { HeadActions } from './page/HeadActions.tsx';
import { LabelsView } from './page/LabelsView.tsx';
import { NothingHere } from './page/NothingHere.tsx';
import { PhoneFolders } from './page/PhoneFolders.tsx';
import { SelectionBar } from './page/SelectionBar.tsx';
import { SearchScope } from './page/SearchScope.tsx';
import { Side } from './page/Side.tsx';
import { Toolbar } from './page/Toolbar.tsx';
import { TrashBar } from './page/TrashBar.tsx';
import { useMediaView } from './page/use-media-view.ts';
import { noPicks, pickedIds, type Picks } from './picks.ts';
import { withBelow } from './folder-tree.ts';
import { filterOf, isNarrowed, searchedIn, usePlace, widened } from './library-location.ts';
import { slots } from './slots.ts';
import { ALL } from './tree/FolderTree.tsx';
import { LibraryRail } from './tree/LibraryRail.tsx';
import { AT_ONCE, useMediaActions } from './use-media-actions.ts';
import { useFiles, useFolders, useMediaTotals } from './use-library.ts';
import { useMediaKeys } from './use-media-keys.ts';
import './bulk-messages.en.ts';
import './folder-messages.en.ts';
import './media-messages.en.ts';
import styles from './page/page.module.css';

const BulkForms = lazyPart(() => import('./bulk/BulkForms.tsx'));
const FolderDialogs = lazyPart(() => import('./page/FolderDialogs.tsx'));

/** An action that waits for its dialog, and the files that it is for. */
interface Acting {
  kind: BulkKind;
  picked: Picked;
}

/** The library: folders, files, and the one that is looked at. */
export default function MediaPage() {
  const translate = useTranslate();
  const words = useCountText();
  const phone = usePhone();
  const { locale } = useStoreProfile();
  const own = useSession()?.ownFields ?? false;
  const { place, change } = usePlace();
  const { folders } = useFolders();
  const searched = own ? searchedIn(place) : undefined;
  const within = searched === undefined ? undefined : [...withBelow(folders, searched)];
  const key = JSON.stringify({ ...place, file: undefined, saved: undefined, within });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- "in the last 7 days" is asked for once, not anew with each turn
  const filter = useMemo(() => filterOf(place, within), [key]);
  const listed = useFiles(filter, place.sort);
  const { files, total, settle } = listed;
  const view = useMediaView();
  const { data: totals } = useMediaTotals();
  const actions = useMediaActions(settle);
  const [look, setLook] = useStore<Look>('media.look', 'grid');
  const [stored, setStored] = useState<{ key: string; picks: Picks }>();
  const picks = stored?.key === key ? stored.picks : noPicks;
  const setPicks = (next: Picks) => {
    setStored({ key, picks: next });
    if (place.file !== undefined) change({}, { replace: true });
  };
  const [selecting, setSelecting] = useState(false);
  const [renaming, setRenaming] = useState<string>();
  const [viewing, setViewing] = useState<number>();
  const [folderAction, setFolderAction] = useState<FolderAction>();
  const [acting, setActing] = useState<Acting>();

  const may = {
    edit: useMay(mediaDesk.rights.edit),
    trash: useMay(mediaDesk.rights.trash),
    makeFolder: useMay(mediaDesk.rights.makeFolder),
    upload: useMay(mediaDesk.rights.upload),
    export: useMay(mediaDesk.jobs.export),
    download: useMay(mediaDesk.rights.download),
  };
  const ids = useMemo(() => files.map(({ id }) => id), [files]);
  const folder = folders.find(({ id }) => id === place.folder);
  const trashed = place.view === 'trash';
  const labelled = place.view === 'labels' && place.label === undefined;
  const count = selectedCount(picks.selection, total);
  const chosen = useMemo(() => {
    const wanted = new Set(pickedIds(picks, ids));
    return files.filter(({ id }) => wanted.has(id));
  }, [picks, ids, files]);
  const all = picks.selection.type === 'exclude';
  const several = all || picks.selection.ids.size > 1 || (phone && selecting && picks.selection.ids.size > 0);
  const picked: Picked = { selection: picks.selection, filter, sort: place.sort, total };
  const clear = () => setPicks({ ...picks, selection: nothingSelected });
  const selectAll = () => setPicks({ ...picks, selection: { type: 'exclude', ids: new Set() } });
  const act = (kind: BulkKind, of: Picked = picked) => setActing({ kind, picked: of });
  const only = (id: string): Picked => ({ ...picked, selection: { type: 'include', ids: new Set([id]) } });
  const whole: Picked = { ...picked, selection: { type: 'exclude', ids: new Set() } };

  const trash = () => {
    if (trashed) act('delete');
    // A few go at once, since they come back with a click; of many it is told first what that means.
    else if (!all && chosen.length === picks.selection.ids.size && chosen.length <= AT_ONCE)
      void actions.trash(chosen);
    else act('trash');
  };
  const onDrop = (dropped: Dropped, target: string) => {
    const folderId = target === ALL ? MEDIA_ROOT : target;
    const name = folders.find(({ id }) => id === folderId)?.displayName ?? translate('media.tree.all');
    if (dropped.folder !== undefined && dropped.folder !== folderId)
      void actions.moveFolder(dropped.folder, folderId);
    const wanted = new Set(dropped.files);
    if (all && dropped.files.length > 0) act('move');
    else if (wanted.size > 0)
      void actions.move(
        files.filter(({ id }) => wanted.has(id)),
        folderId,
        name,
      );
  };
  const { fetchNextPage } = listed;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const openFolder = (id: string | undefined) => change({ in: undefined, folder: id, ...widened });
  const canView = slots.viewer !== undefined && !trashed;

  useMediaKeys({
    onLook: () => setLook(look === 'grid' ? 'list' : 'grid'),
    onNewFolder: may.makeFolder ? () => setFolderAction('create') : undefined,
    onExport: may.export && files.length > 0 ? () => act('export', several ? picked : whole) : undefined,
    onEmptyTrash: trashed && may.trash && files.length > 0 ? () => act('delete', whole) : undefined,
    onClear: picks.selection.type === 'include' && picks.selection.ids.size === 0 ? undefined : clear,
  });

  const narrowed = isNarrowed(place);
  const { upload, viewer: Viewer } = slots;
  return (
    <Page
      title={translate('media.name')}
      ground="sheet"
      fixed
      beside={
        totals && (
          <span className="num">
            {translate(totals.quotaBytes ? 'media.head.of' : 'media.head.total', {
              smart_count: totals.files,
              count: words(totals.files),
              bytes: byteText(totals.bytes, locale),
              room: byteText(totals.quotaBytes, locale),
            })}
          </span>
        )
      }
      actions={
        <HeadActions
          view={view}
          narrowed={narrowed}
          selecting={selecting}
          onSelecting={
            labelled
              ? undefined
              : (on) => {
                  setSelecting(on);
                  if (!on) clear();
                }
          }
          onNewFolder={may.makeFolder ? () => setFolderAction('create') : undefined}
          onUpload={may.upload && upload ? () => upload(place.folder ?? MEDIA_ROOT) : undefined}
        />
      }
    >
      <div className={styles['library']}>
        {!phone && (
          <div className={styles['rail']}>
            <LibraryRail
              view={place.view}
              folder={place.folder}
              folders={folders}
              sums={totals}
              onFolder={openFolder}
              onDrop={may.edit ? onDrop : undefined}
            />
          </div>
        )}
        <div className={styles['middle']}>
          <Toolbar
            place={place}
            onChange={change}
            look={look}
            onLook={setLook}
            labels={totals?.labels.map(({ label }) => label) ?? []}
            own={own}
            crumbs={
              <>
                <Crumbs
                  place={place}
                  folders={folders}
                  searched={searched}
                  total={labelled ? totals?.labels.length : total}
                />
                {folder && place.view === 'files' && (
                  <FolderMenu
                    folder={folder}
                    acts={actions}
                    onDeed={setFolderAction}
                    onGone={() =>
                      openFolder(folder.parentFolderId === MEDIA_ROOT ? undefined : folder.parentFolderId)
                    }
                  />
                )}
              </>
            }
          />
          {own && <SearchScope place={place} folders={folders} onChange={change} />}
          {phone && (
            <PhoneFolders
              place={place}
              folders={folders}
              sums={totals}
              onNew={may.makeFolder ? () => setFolderAction('create') : undefined}
            />
          )}
          {trashed && (
            <TrashBar
              acts={actions}
              any={files.length > 0}
              onEmpty={() => act('delete', whole)}
              days={totals?.trash.days}
            />
          )}
          {several && (
            <div className={styles['bar']}>
              <SelectionBar
                count={count}
                total={total}
                all={all}
                trashed={trashed}
                onAll={selectAll}
                onClear={clear}
                onAct={act}
                onDownload={all ? undefined : () => void actions.download(chosen)}
              />
            </div>
          )}
          {labelled ? (
            <LabelsView sums={totals} />
          ) : listed.isPending ? (
            <div className={styles['skeleton']} aria-busy>
              {Array.from({ length: 16 }, (_, index) => (
                <i key={index} />
              ))}
            </div>
          ) : listed.error && files.length === 0 ? (
            <ErrorState
              error={listed.error}
              title={translate('media.list.failed')}
              retry={() => void listed.refetch()}
            />
          ) : files.length === 0 && !listed.hasNextPage ? (
            <NothingHere narrowed={narrowed} trashed={trashed} onWiden={() => change(widened)} />
          ) : (
            <FileBrowser
              key={key}
              label={translate('media.list.label')}
              files={files}
              total={total}
              look={look}
              picks={picks}
              onPicks={setPicks}
              onSelectAll={selectAll}
              onOpen={(at) => canView && setViewing(at)}
              hasMore={listed.hasNextPage}
              loading={listed.isFetchingNextPage}
              onMore={more}
              renaming={renaming}
              onRenaming={setRenaming}
              onRename={may.edit && !trashed ? (file, name) => void actions.rename(file, name) : undefined}
              onTrash={may.trash && (all || picks.selection.ids.size > 0) ? trash : undefined}
              selecting={selecting}
              movable={may.edit && !trashed}
            />
          )}
        </div>
        <Side
          several={several}
          count={count}
          chosen={chosen}
          asked={place.file}
          folders={folders}
          sums={totals}
          acts={actions}
          onView={canView ? (file) => setViewing(files.findIndex(({ id }) => id === file.id)) : undefined}
          onMove={(file) => act('move', only(file.id))}
          onDelete={(file) => act('delete', only(file.id))}
          onClose={clear}
          selecting={selecting}
        />
      </div>
      {acting && (
        <BulkForms
          kind={acting.kind}
          picked={acting.picked}
          onClose={() => setActing(undefined)}
          onDone={clear}
        />
      )}
      {folderAction && (
        <FolderDialogs
          deed={folderAction}
          folder={folder}
          folders={folders}
          acts={actions}
          onOpen={openFolder}
          onClose={() => setFolderAction(undefined)}
        />
      )}
      {Viewer && viewing !== undefined && files[viewing] && (
        <Suspense>
          <Viewer
            files={files}
            at={viewing}
            onAt={(at) => {
              setViewing(at);
              if (at >= files.length - 5 && listed.hasNextPage) more();
            }}
            onClose={() => setViewing(undefined)}
            onDownload={may.download ? (file) => void actions.download([file]) : undefined}
          />
        </Suspense>
      )}
    </Page>
  );
}
