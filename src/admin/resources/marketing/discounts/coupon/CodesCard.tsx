import Button from '@mui/material/Button';
import { Download, Hash } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { couponsDesk } from '#shared/desks/coupons.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { CouponRecord } from '../discount-record.ts';

const MakeCodes = lazyPart(() => import('./MakeCodes.tsx'));

/** How many codes there are, a file of them, and more of them. */
export function CodesCard({ coupon: { id, codeCount, name } }: { coupon: CouponRecord }) {
  const translate = useTranslate();
  const mayMake = useMay(couponsDesk.jobs['make-codes']);
  const [making, setMaking] = useState(false);
  const say = (key: string, values?: object) => translate(`discounts.codes.${key}`, values);
  return (
    <Card
      id="codes"
      title={say('title')}
      note={say('count', { smart_count: codeCount, count: codeCount.toLocaleString('en') })}
      actions={
        <>
          {codeCount > 0 && (
            <Button size="small" component="a" href={`/admin/api/coupons/${id}/codes.csv`} download>
              <Download aria-hidden />
              {say('file')}
            </Button>
          )}
          {mayMake && (
            <Button size="small" onClick={() => setMaking(true)}>
              <Hash aria-hidden />
              {say('make')}
            </Button>
          )}
        </>
      }
    >
      <p>{say(codeCount > 0 ? 'some' : 'none')}</p>
      {making && <MakeCodes couponId={id} name={name} onClose={() => setMaking(false)} />}
    </Card>
  );
}
