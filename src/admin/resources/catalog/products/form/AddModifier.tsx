import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { queryCustomizations } from '#shared/contract/generated/stores_customizations-v-3.rights.ts';
import { knownModifiers } from '#wix/customization-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { modifierOf } from './known-modifiers.ts';
import { MAX_ANSWER, type ModifierDraft, type ModifierKind, newModifier } from './modifiers.ts';
import own from './modifiers.module.css';
import './modifier-messages.en.ts';

interface Props {
  taken: readonly ModifierDraft[];
  onAdd: (modifier: ModifierDraft) => void;
}

const kinds: readonly ModifierKind[] = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'];

/** A new question, or one that other products ask already. */
export function AddModifier({ taken, onAdd }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const mayRead = useMay(queryCustomizations);
  const { data, isError } = useQuery({
    queryKey: ['products', 'modifiers'],
    queryFn: ({ signal }) => knownModifiers({ signal }),
    enabled: anchor !== undefined && mayRead,
    staleTime: 10_000,
    retry: false,
  });
  const known = (data ?? []).map(modifierOf).filter(({ id }) => !taken.some((one) => one.id === id));
  const add = (modifier: ModifierDraft) => () => {
    setAnchor(undefined);
    onAdd(modifier);
  };
  const told = ({ kind, choices, most }: ModifierDraft): string =>
    kind === 'FREE_TEXT'
      ? translate('products.modifiers.summary.text', { smart_count: Number(most) || MAX_ANSWER })
      : translate('products.modifiers.summary.choices', { smart_count: choices.length });
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus aria-hidden />
        {translate('products.modifiers.add')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { className: own['kinds'] ?? '' } }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={add(newModifier(kind))}>
            {translate(`products.modifiers.kinds.${kind}`)}
          </MenuItem>
        ))}
        {known.length > 0 && <Divider />}
        {known.length > 0 && (
          <ListSubheader role="presentation">{translate('products.modifiers.known')}</ListSubheader>
        )}
        {known.map((modifier) => (
          <MenuItem key={modifier.id} className={own['known'] ?? ''} onClick={add(modifier)}>
            <span>
              <bdi>{modifier.name}</bdi>
              <small>{told(modifier)}</small>
            </span>
          </MenuItem>
        ))}
        {isError && <MenuItem disabled>{translate('products.modifiers.unreadable')}</MenuItem>}
      </Menu>
    </>
  );
}
