import { ResourceContextProvider, useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordLoadError } from '../query-state/RecordLoadError.tsx';
import { Page } from '../Page.tsx';
import { LineSkeleton } from '../Skeletons.tsx';
import { useOneRecord } from './use-one-record.ts';

interface Props<Settings> {
  resource: string;
  /** The id of the record. */
  id?: string;
  /** Of settings below a resource, whose title is `<resource>.<part>.title`; without it the page is one of Settings. */
  part?: string;
  narrow?: boolean;
  form: (settings: Settings) => ReactNode;
  /** Puts the form, or its skeleton, beside what else the page has. */
  layout?: (form: ReactNode) => ReactNode;
}

/** A form over the one record of some settings. */
export function SettingsPage<Settings extends RaRecord<string>>({
  resource,
  id = 'settings',
  part,
  narrow,
  form,
  layout,
}: Props<Settings>) {
  const translate = useTranslate();
  const read = useOneRecord<Settings>(resource, id);
  const name = translate(`${resource}.name`);
  const content = read.data ? form(read.data) : <LineSkeleton widths={[40, 60, 50]} />;
  return (
    <ResourceContextProvider value={resource}>
      {read.isError ? (
        <RecordLoadError place={part ?? 'list'} read={read} />
      ) : (
        <Page
          {...(narrow && { narrow })}
          {...(part === undefined
            ? {
                title: name,
                meta: translate(`${resource}.detail`),
                back: { to: '/settings', label: translate('counterpart.frame.settings') },
              }
            : {
                title: translate(`${resource}.${part}.title`),
                back: { to: `/${resource}`, label: name },
              })}
        >
          {layout ? layout(content) : content}
        </Page>
      )}
    </ResourceContextProvider>
  );
}
