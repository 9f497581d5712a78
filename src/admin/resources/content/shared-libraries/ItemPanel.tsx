import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  enterpriseMediaOperations as libraries,
  type EnterpriseMediaItem,
  type LibraryTree,
} from '#wix/enterprise-media-operations.ts';
import { sidesText } from '#shared/sides-text.ts';
import { byteText } from '#shared/byte-text.ts';
import { originOf } from '#wix/media-url.ts';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { SidePanel } from '#admin/ui/panel/SidePanel.tsx';
import { TagField } from '#admin/ui/TagField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { pictureOf } from './item-picture.ts';
import styles from './shared-libraries.module.css';
import { useLibraryAction } from './use-libraries.ts';
import { isSame } from '#admin/data/is-same.ts';

const PREVIEW = 320;
const MAX_TITLE = 1000;
const MAX_TAG = 100;

const readTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

interface Change {
  title: string;
  displayTags: string[];
  publishStatus: 'PUBLISHED' | 'UNPUBLISHED';
  categoryIds: string[];
}

const begunWith = ({
  title,
  displayTags,
  publishStatus,
  parentCategoryIds,
}: EnterpriseMediaItem): Change => ({
  title: title ?? '',
  displayTags: displayTags ?? [],
  publishStatus: publishStatus === 'PUBLISHED' ? 'PUBLISHED' : 'UNPUBLISHED',
  categoryIds: parentCategoryIds ?? [],
});

interface Props {
  item: EnterpriseMediaItem;
  tree: LibraryTree;
  onClose: () => void;
}

export function ItemPanel({ item, tree, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { locale } = useStoreProfile();
  const mayEdit = useMay(sharedLibrariesDesk.rights.edit);
  const mayLink = useMay(sharedLibrariesDesk.rights.link);
  const before = begunWith(item);
  const [change, setChange] = useState(before);
  const { _id: id = '', mediaType = 'MIXED', sizeInBytes, _createdDate } = item;
  const save = useLibraryAction(async ({ categoryIds, ...fields }: Change) => {
    const { categoryIds: linked, ...own } = before;
    if (!isSame(fields, own)) await libraries.updateItem(id, fields);
    if (!isSame(categoryIds, linked)) {
      await libraries.overwrite(
        id,
        categoryIds.filter((one) => one !== tree.root._id),
      );
    }
    notify('shared-libraries.item.saved', { type: 'success' });
  });
  const set = (part: Partial<Change>) => setChange((now) => ({ ...now, ...part }));
  const picture = pictureOf(item, PREVIEW);
  const original = originOf(item.assets?.image);
  const title = change.title.trim();
  return (
    <SidePanel title={item.title ?? id} onClose={onClose}>
      <form
        className={styles['panel']}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ ...change, title });
        }}
      >
        {picture && <img className={styles['preview']} src={picture} alt="" />}
        {!mayEdit && !mayLink && <p>{translate('shared-libraries.item.readOnly')}</p>}
        <TextField
          label={translate('shared-libraries.item.name')}
          value={change.title}
          disabled={!mayEdit}
          inputProps={{ maxLength: MAX_TITLE }}
          onChange={({ target }) => set({ title: target.value })}
        />
        {mayEdit && (
          <TagField
            label={translate('shared-libraries.item.tags')}
            hint={translate('shared-libraries.item.tagsHint')}
            tags={change.displayTags}
            known={[]}
            read={readTags}
            wrong={(tag) => (tag.length > MAX_TAG ? translate('shared-libraries.item.longTag') : undefined)}
            removeLabel={(tag) => translate('shared-libraries.item.removeTag', { tag })}
            onChange={(displayTags) => set({ displayTags })}
          />
        )}
        <FormControlLabel
          control={
            <Switch
              checked={change.publishStatus === 'PUBLISHED'}
              disabled={!mayEdit}
              onChange={(_event, on) => set({ publishStatus: on ? 'PUBLISHED' : 'UNPUBLISHED' })}
            />
          }
          label={translate('shared-libraries.item.visible')}
        />
        <fieldset className={styles['links']}>
          <legend>{translate('shared-libraries.item.categories')}</legend>
          {[tree.root, ...tree.categories].map(({ _id = '', displayName }) => (
            <FormControlLabel
              key={_id}
              control={
                <Checkbox
                  size="small"
                  checked={change.categoryIds.includes(_id)}
                  disabled={!mayLink || _id === tree.root._id}
                  onChange={(_event, on) =>
                    set({
                      categoryIds: on
                        ? [...change.categoryIds, _id]
                        : change.categoryIds.filter((one) => one !== _id),
                    })
                  }
                />
              }
              label={<bdi>{displayName}</bdi>}
            />
          ))}
        </fieldset>
        <dl className={styles['facts']}>
          <dt>{translate('shared-libraries.item.kind')}</dt>
          <dd>{translate(`shared-libraries.kind.${mediaType}`)}</dd>
          <dt>{translate('shared-libraries.item.size')}</dt>
          <dd className="num">
            {original && `${sidesText(original.width, original.height, locale)}, `}
            {byteText(sizeInBytes, locale)}
          </dd>
          <dt>{translate('shared-libraries.item.added')}</dt>
          <dd>
            <DateTime value={_createdDate} style="day" />
          </dd>
        </dl>
        {save.error && (
          <ErrorState inline title={translate('shared-libraries.item.failed')} error={save.error} />
        )}
        {(mayEdit || mayLink) && (
          <Button
            type="submit"
            variant="contained"
            disabled={save.isPending || title === '' || isSame(change, before)}
            aria-busy={save.isPending}
          >
            {translate('shared-libraries.item.save')}
          </Button>
        )}
      </form>
    </SidePanel>
  );
}
