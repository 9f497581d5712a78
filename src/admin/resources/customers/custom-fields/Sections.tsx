import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, Minus, Plus } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Section } from '#shared/contract/generated/members_custom-fields.ts';
import { customFieldOperations } from '#wix/custom-field-operations.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { moved } from '#admin/ui/order/moved.ts';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { inOrder, useMoveLine } from '#admin/ui/order/use-move-line.ts';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import styles from './custom-fields.module.css';
import { AUDIENCES, seesField } from './audiences.ts';
import type { FieldRecord } from './field-form.ts';

const ORDER: readonly Section[] = ['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'];

interface SectionProps {
  section: Section;
  fields: readonly FieldRecord[];
  open: string | undefined;
}

/** The fields of one section, in the order of the profile. */
function FieldSection({ section, fields, open }: SectionProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const may = useMayDo('custom-fields', 'move') && fields.length > 1;
  const { wanted, push } = useMoveLine<readonly string[]>({
    settle: () => client.invalidateQueries({ queryKey: ['custom-fields'] }),
    refused: (thrown) => notifyFailure('custom-fields.move.failed', thrown),
  });
  const shown = inOrder(fields, wanted);
  const move = (id: string, by: number) =>
    push((now) => {
      const ids = moved(inOrder(fields, now), id, by).map((field) => field.id);
      return { state: ids, send: () => customFieldOperations.order(section, ids), whole: true };
    });
  const line = useDragOrder({ ids: shown.map(({ id }) => id), enabled: may, onMove: move });
  return (
    <tbody>
      <tr className={styles['section']}>
        <th scope="rowgroup" colSpan={4 + AUDIENCES.length}>
          {translate(`custom-fields.section.${section}`)}
        </th>
      </tr>
      {shown.map((field, index) => {
        const name = field.name ?? '';
        return (
          <tr key={field.id} {...line(field.id, index)} aria-current={field.id === open ? 'true' : undefined}>
            <td className={styles['moves']}>
              {may && (
                <span>
                  <MoveButtons
                    isFirst={index === 0}
                    isLast={index === shown.length - 1}
                    labels={{
                      up: translate('custom-fields.move.up', { name }),
                      down: translate('custom-fields.move.down', { name }),
                    }}
                    onMove={(by) => move(field.id, by)}
                  />
                </span>
              )}
            </td>
            <td aria-label={name}>
              <Link id={`row-${field.id}`} to={`/custom-fields/${field.id}`} className={styles['name'] ?? ''}>
                <bdi>{name}</bdi>
              </Link>
            </td>
            <td>{translate(`custom-fields.type.${String(field.fieldType)}`)}</td>
            <td>
              {translate(
                `custom-fields.for.${String(field.appliesTo) === 'SELECTED_MEMBERS' ? 'some' : 'all'}`,
              )}
            </td>
            {AUDIENCES.map((eyes) => {
              const sees = seesField(eyes, field);
              const Icon = sees ? Eye : Minus;
              return (
                <td key={eyes} className={sees ? styles['sees'] : styles['blind']}>
                  <Icon size={16} aria-hidden />
                  <span className="visually-hidden">
                    {translate(`custom-fields.${sees ? 'sees' : 'blind'}`)}
                  </span>
                </td>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Fields that are known and not on the profile. */
function Suggestions({ fields }: { fields: readonly FieldRecord[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const may = useMayDo('custom-fields', 'create');
  const putBack = async (name: string) => {
    try {
      await customFieldOperations.putBack(name);
      notify(translate('custom-fields.suggested.done', { name }), { type: 'success' });
    } catch (thrown) {
      notifyFailure('custom-fields.suggested.failed', thrown);
    }
    refresh();
  };
  if (fields.length === 0) return null;
  return (
    <section className={styles['suggested']} aria-label={translate('custom-fields.suggested.title')}>
      <h2>{translate('custom-fields.suggested.title')}</h2>
      <p>{translate('custom-fields.suggested.detail')}</p>
      <ul>
        {fields.map(({ id, name, fieldType }) => (
          <li key={id}>
            <Link to={`/custom-fields/${id}`}>
              <bdi>{name}</bdi>
            </Link>
            <small>{translate(`custom-fields.type.${String(fieldType)}`)}</small>
            {may && (
              <Button
                size="small"
                aria-label={translate('custom-fields.suggested.add', { name })}
                onClick={() => void putBack(name ?? '')}
              >
                <Plus aria-hidden />
                {translate('custom-fields.suggested.short')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  fields: readonly FieldRecord[];
  open: string | undefined;
}

/** The profile as it is asked for: its sections, who sees what, and what could be put on it. */
export function Sections({ fields, open }: Props) {
  const translate = useTranslate();
  const shown = ORDER.map((section) => ({
    section,
    own: fields.filter((field) => !field.hidden && String(field.section) === section),
  })).filter(({ own }) => own.length > 0);
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['fields']} aria-label={translate('custom-fields.name')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{translate('custom-fields.column.order')}</span>
              </th>
              {['name', 'type', 'for', ...AUDIENCES].map((column) => (
                <th key={column} scope="col">
                  {translate(`custom-fields.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ section, own }) => (
            <FieldSection key={section} section={section} fields={own} open={open} />
          ))}
        </table>
      </div>
      <Suggestions fields={fields.filter(({ hidden }) => hidden)} />
    </>
  );
}
