import type { Context } from '#platform/context.ts';
import type { Handlers, TipsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { addTipDistributionsToOrder, removeTipFromOrder, setTipOnOrder } from './change-tip.ts';
import { forgetGoneTip, forgetTip } from './gone-tips.ts';
import { migrations } from './migrations.ts';
import { previewTip } from './preview-tip.ts';
import {
  getTipByDraftOrderId,
  getTipByOrderId,
  queryTipDistributions,
  sumTipDistributionAmounts,
} from './read-tips.ts';
import { entities } from './tables.ts';
import { getTipChoice, updateTipChoice } from './tip-choice.ts';

export const tips = defineService({
  name: 'tips',
  package: 'ecom_tips',
  handlers: {
    addTipDistributionsToOrder,
    getTipByDraftOrderId,
    getTipByOrderId,
    getTipChoice,
    previewTip,
    queryTipDistributions,
    removeTipFromOrder,
    setTipOnOrder,
    sumTipDistributionAmounts,
    updateTipChoice,
  } satisfies Handlers<TipsApi, Context>,
  listeners: {
    'wix.ecom.v1.order_committed': forgetGoneTip,
    'wix.ecom.v1.order_imported_order_deleted': forgetTip,
  },
  entities,
  migrations,
});
