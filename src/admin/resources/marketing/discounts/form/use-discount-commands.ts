import { Copy, Pause, Play } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRecordCommands, type RecordCommands } from '#admin/ui/record-commands.ts';
import type { RuleRecord } from '../discount-record.ts';
import type { useDiscountForm } from './use-discount-form.ts';

type Form = Pick<ReturnType<typeof useDiscountForm>, 'allowed' | 'change' | 'values'>;

/** What can be done to the open discount, for the command palette; what changes it waits for "Save". */
export function useDiscountCommands(
  discount: RuleRecord | undefined,
  { allowed, change, values: { active } }: Form,
): void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const { id, name } = discount ?? {};
  useRecordCommands(
    useMemo((): RecordCommands | undefined => {
      if (!id || !name || !allowed) return undefined;
      return {
        record: name,
        to: `/discounts/${id}`,
        commands: [
          {
            id: 'discount-active',
            icon: active ? Pause : Play,
            label: translate(`discounts.command.${active ? 'off' : 'on'}`),
            detail: translate('discounts.command.thenSave'),
            run: () => latest.current({ active: !active }),
          },
          {
            id: 'discount-duplicate',
            icon: Copy,
            label: translate('discounts.form.duplicate'),
            run: () => void navigate(`/discounts/create?like=${id}`),
          },
        ],
      };
    }, [id, name, active, allowed, translate, navigate]),
  );
}
