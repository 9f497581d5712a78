import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('reply', [["path",{"d":"M20 18v-2a4 4 0 0 0-4-4H4","key":"5vmcpk"}],["path",{"d":"m9 17-5-5 5-5","key":"nvlc11"}]]);
