import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { ignoredParamsOf } from '../../data/ignored-params.ts';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  spec: ListSpec;
  /** What of the address the list does follow. */
  filter: ListFilter;
  /** The address names a saved view that is not there. */
  viewGone: boolean;
}

/** Names the parts of the URL that this list does not support, with a link to the list without them. */
export function IgnoredParamsNotice({ spec, filter, viewGone }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const said = ignoredParamsOf(location.search, spec).map(({ kind, name }) =>
    translate(`list.leftOut.${kind}`, { name }),
  );
  if (viewGone) said.push(translate('list.leftOut.view'));
  if (said.length === 0) return null;
  const { view, ...shown } = filter;
  const known = { ...shown, ...(view && !viewGone ? { view } : {}) };
  const search = `?filter=${encodeURIComponent(JSON.stringify(known))}`;
  return (
    <Notice
      action={{
        label: translate('list.leftOut.clear'),
        run: () => void navigate({ search }, { replace: true }),
      }}
    >
      {said.join(' ')} {translate('list.leftOut.ignored')}
    </Notice>
  );
}
