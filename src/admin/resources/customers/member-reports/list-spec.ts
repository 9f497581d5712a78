import type { ListSpec } from '#admin/data/list-state.ts';

export const memberReportListSpec = {
  openingSort: { field: 'reportCount', order: 'DESC' },
  fields: [],
  tabs: [
    { id: 'open', values: {}, filter: { reviewed: false } },
    { id: 'closed', values: {}, filter: { reviewed: true } },
  ],
  unlessAsked: [],
} as const satisfies ListSpec;
