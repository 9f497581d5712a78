import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import { entityKindLabel, subjectOf, type AuditEntry } from './audit-entry.ts';
import { reasonOf, sentenceOf } from './sentence.ts';
import { nameInside, type Names } from './use-names.ts';

interface Props {
  entry: AuditEntry;
  names: Names;
}

export function usePersonOf({ entry, names }: Props): string {
  const translate = useTranslate();
  const nameOf = useNameOf();
  return (
    names.person(entry.staffId) ??
    (entry.staffEmail === '' ? translate('audit-log.nobody') : nameOf(entry.staffEmail))
  );
}

/** An entry as a sentence of the person, the action and links to the records. */
export function EntrySentence({ entry, names }: Props) {
  const translate = useTranslate();
  const person = usePersonOf({ entry, names });
  const currency = names.currencyOf(subjectOf(entry).ids[0]);
  const { before, after, isWhole } = sentenceOf(entry, translate, (amount) =>
    currency === undefined ? amount : moneyText(amount, currency),
  );
  const reason = reasonOf(entry);
  const subject = useSubject({ entry, names });
  const isShown = after !== undefined && (subject !== undefined || !isWhole);
  return (
    <>
      <b>
        <bdi>{person}</bdi>
      </b>{' '}
      {isShown ? before : before.replace(/:$/, '')}
      {isShown && ' '}
      {isShown && (subject ?? entityKindLabel(entry))}
      {after !== undefined && after !== '' && !/^[:,.]/.test(after) && ' '}
      {after}
      {reason && `: ${reason}`}
    </>
  );
}

/** The records as links; undefined where no name is known, which says nothing of whether they exist. */
function useSubject({ entry, names }: Props): ReactNode {
  const translate = useTranslate();
  const { desk, ids } = subjectOf(entry);
  const [id = ''] = ids;
  if (ids.length > 1) {
    const key = desk === 'orders' || desk === 'products' ? desk : 'other';
    return <b>{translate(`audit-log.many.${key}`, { smart_count: ids.length })}</b>;
  }
  const { title, to } = names.of(desk, id) ?? { title: nameInside(entry) };
  if (title === '') return undefined;
  const text = <bdi>{title}</bdi>;
  return to ? (
    <Link to={to} className="link">
      {text}
    </Link>
  ) : (
    <b>{text}</b>
  );
}
