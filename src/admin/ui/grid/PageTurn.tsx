import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCountText } from './use-count-text.ts';

interface RangeProps {
  /** The place of the first row of the page in the list, from 1. */
  first: number;
  rows: number;
  /** Undefined where it is not counted. */
  total: number | undefined;
  hasNext: boolean;
}

/** Which rows a page displays, of how many: “26–50 of 120”. */
export function RowRange({ first, rows, total, hasNext }: RangeProps) {
  const translate = useTranslate();
  const words = useCountText();
  const last = first + rows - 1;
  const isCounted = total !== undefined && total >= last;
  return (
    <>
      <b>
        <bdi dir="ltr">
          {words(first)}–{words(last)}
        </bdi>
      </b>{' '}
      {translate(`list.foot.${!isCounted && hasNext ? 'ofMore' : 'of'}`, {
        total: words(isCounted ? total : last),
      })}
    </>
  );
}

interface ButtonsProps {
  page: number;
  hasNext: boolean;
  onTurn: (page: number) => void;
}

/** To the page before and to the next one. */
export function PageButtons({ page, hasNext, onTurn }: ButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        size="small"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
        aria-label={translate('list.foot.previous')}
      >
        <ChevronLeft className="flip" aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        disabled={!hasNext}
        onClick={() => onTurn(page + 1)}
        aria-label={translate('list.foot.next')}
      >
        <ChevronRight className="flip" aria-hidden />
      </IconButton>
    </>
  );
}
