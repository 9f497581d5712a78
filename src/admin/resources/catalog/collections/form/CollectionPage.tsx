import { ExternalLink } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSession } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { AsideSection, Columns, Facts } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordMessages } from '#admin/ui/use-record-messages.ts';
import { isAllProducts, type CollectionRecord } from '../collection-record.ts';
import { ShownChip } from '../ShownChip.tsx';
import styles from '../collections.module.css';
import { bounds, checkCollection, readCollection, toCollectionChange } from './collection-form.ts';
import { CoverInput } from './CoverInput.tsx';
import { MembersCard } from './MembersCard.tsx';
import { RuleCard } from './RuleCard.tsx';
import { SearchSection } from './SearchSection.tsx';
import { useCollectionCommands } from './use-collection-commands.ts';

/** One collection, to make or to change: what it is waits for "Save", who is in it is kept at once. */
export function CollectionPage({ collection }: { collection: CollectionRecord | undefined }) {
  const translate = useTranslate();
  const say = useRecordMessages();
  const covers = useSession()?.ownFields === true;
  const everything = collection !== undefined && isAllProducts(collection);
  const made = collection !== undefined;
  const form = useRecordForm({
    record: collection,
    read: readCollection,
    bounds,
    check: useMemo(() => checkCollection(made), [made]),
    toChange: toCollectionChange,
    locked: everything ? translate('collections.everything') : undefined,
  });
  useCollectionCommands(collection, form);
  return (
    <Page
      title={collection?.name ?? say('create.title')}
      back={{ to: '/collections', label: translate('collections.name') }}
      beside={collection && <ShownChip visible={collection.visible ?? false} />}
    >
      <RecordForm form={form}>
        <Columns
          aside={
            <>
              {covers && (
                <AsideSection title={translate('collections.form.cover')}>
                  <CoverInput />
                </AsideSection>
              )}
              <AsideSection title={translate('collections.form.visibility')}>
                <SwitchInput
                  name="visible"
                  label={translate('collections.form.visible')}
                  hint={{
                    on: translate('collections.form.shownHint'),
                    off: translate('collections.form.hiddenHint'),
                  }}
                />
              </AsideSection>
              {!everything && <SearchSection />}
              {collection && <CollectionFacts collection={collection} />}
              {collection && !everything && <DeleteRecord record={collection} name={collection.name ?? ''} />}
            </>
          }
        >
          <Card>
            <div className={styles['fields']}>
              <TextInput name="name" />
              <TextInput name="description" hint={translate('collections.form.descriptionHint')} rows={3} />
              <TextInput
                name="slug"
                hint={translate(made ? 'collections.form.slugHint' : 'collections.form.slugLater')}
              />
            </div>
          </Card>
          {covers && !everything && <RuleCard />}
          <MembersCard
            collection={collection}
            ruled={form.values.rule !== null}
            arranged={form.values.order === 'arranged'}
          />
        </Columns>
      </RecordForm>
    </Page>
  );
}

function CollectionFacts({ collection }: { collection: CollectionRecord }) {
  const translate = useTranslate();
  const { slug, visible, lastUpdated } = collection;
  return (
    <AsideSection title={translate('collections.form.facts')}>
      <Facts
        items={[
          [
            translate('collections.form.inShop'),
            visible ? (
              <a key="shop" href={`/collections/${slug ?? ''}`} target="_blank" rel="noreferrer">
                {slug} <ExternalLink size={12} aria-hidden />
              </a>
            ) : (
              translate('collections.form.notFound')
            ),
          ],
          [translate('collections.column.updated'), <DateTime key="u" value={lastUpdated} />],
        ]}
      />
    </AsideSection>
  );
}
