import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('clipboard-paste', [["path",{"d":"M11 14h10","key":"1w8e9d"}],["path",{"d":"M16 4h2a2 2 0 0 1 2 2v1.344","key":"1e62lh"}],["path",{"d":"m17 18 4-4-4-4","key":"z2g111"}],["path",{"d":"M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113","key":"bjbb7m"}],["rect",{"x":"8","y":"2","width":"8","height":"4","rx":"1","key":"ublpy"}]]);
